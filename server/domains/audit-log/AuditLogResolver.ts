import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { AuditLogArgs } from './AuditLogArgs';
import { AuditLogEntryConnection } from './AuditLogEntryConnection';
import { AuditLogEntryEdge } from './AuditLogEntryEdge';
import { listAuditLog } from './listAuditLog';

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
