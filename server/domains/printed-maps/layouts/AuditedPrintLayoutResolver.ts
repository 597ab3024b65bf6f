import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { mayCall } from '../../../shared/authorize';
import { latestVersionLoader } from './latestVersionLoader';
import { PrintLayout } from './PrintLayout';

@Resolver(() => AuditLogEntry)
export class AuditedPrintLayoutResolver {
  @FieldResolver(() => PrintLayout, {
    nullable: true,
    description:
      'The latest version of the layout of a printed map of which it speaks; null where it speaks of something else, and for a layout that is gone.',
  })
  printLayout(
    @Root() { entityType, entityId }: AuditLogEntry,
    @Ctx() context: RequestContext,
  ): Promise<PrintLayout | null> | null {
    if (entityType !== 'PrintLayout' || !mayCall(context.viewer, 'printLayouts')) return null;
    return context.loader(latestVersionLoader).load(entityId);
  }
}
