import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { AccountEdge } from './AccountEdge';

@ObjectType({ description: 'A page of a list of logins.' })
export class AccountConnection extends connectionOf(AccountEdge) {}
