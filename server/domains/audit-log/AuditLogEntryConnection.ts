import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { AuditLogEntryEdge } from './AuditLogEntryEdge';

@ObjectType({ description: 'A page of the audit log.' })
export class AuditLogEntryConnection extends connectionOf(AuditLogEntryEdge) {}
