import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { OutgoingMailEdge } from './OutgoingMailEdge';

@ObjectType({ description: 'A page of the outbox.' })
export class OutgoingMailConnection extends connectionOf(OutgoingMailEdge) {}
