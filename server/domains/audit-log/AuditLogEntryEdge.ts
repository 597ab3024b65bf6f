import { ObjectType } from 'type-graphql';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { edgeOf } from '../../platform/graphql/edgeOf';

@ObjectType({ description: 'A line of the audit log in its list.' })
export class AuditLogEntryEdge extends edgeOf(AuditLogEntry) {}
