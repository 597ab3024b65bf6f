import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { MailOptOutEdge } from './MailOptOutEdge';

@ObjectType({ description: 'A page of those who want no optional mail.' })
export class MailOptOutConnection extends connectionOf(MailOptOutEdge) {}
