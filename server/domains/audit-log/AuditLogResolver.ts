import { Args, Ctx, Query, Resolver, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { listAuditLog, AuditLogArgs } from './listAuditLog';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { edgeOf } from '../../platform/graphql/edgeOf';

@ObjectType({ description: 'A line of the audit log in its list.' })
class AuditLogEntryEdge extends edgeOf(AuditLogEntry) {}

@ObjectType({ description: 'A page of the audit log.' })
class AuditLogEntryConnection extends connectionOf(AuditLogEntryEdge) {}

@Resolver()
export class AuditLogResolver {
  @Query(() => AuditLogEntryConnection, { description: 'Who did what, newest first. For administrators.' })
  async auditLog(
    @Args(() => AuditLogArgs) args: AuditLogArgs,
    @Ctx() context: RequestContext,
  ): Promise<AuditLogEntryConnection> {
    const page = await listAuditLog(context, args);
    const edges = page.edges.map(({ item, cursor }) => new AuditLogEntryEdge(item, cursor));
    return new AuditLogEntryConnection({ ...page, edges });
  }
}
