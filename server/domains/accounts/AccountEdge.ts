import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { Account } from './Account';

@ObjectType({ description: 'A login in a list of logins.' })
export class AccountEdge extends edgeOf(Account) {}
