import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { flatEntity } from '../../platform/database/flatEntity';
import { keysetPage } from '../../platform/database/keysetPage';
import type { Page } from '../../platform/graphql/Page';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { authorize } from '../../shared/permissions';
import { auditLogConditions, type AuditLogFilter } from './auditLogConditions';

export interface ListAuditLogInput extends Omit<PageArguments, 'offset'> {
  filter?: AuditLogFilter | null;
}

const newestFirst: readonly SortKey[] = [
  { name: 'ID', expression: 'a.id', direction: 'DESC', kind: 'integer', nullable: false },
];

/** A page of the audit log, for administrators. */
export async function listAuditLog(
  context: RequestContext,
  { filter, ...page }: ListAuditLogInput,
): Promise<Page<{ item: AuditLogEntry; cursor: string }>> {
  authorize(context.viewer, 'auditLog');
  return keysetPage(context.database, {
    entity: flatEntity(context.database, AuditLogEntry, 'a'),
    from: 'audit_log_entries a',
    keys: newestFirst,
    page,
    conditions: (values) => auditLogConditions(filter ?? {}, values),
  });
}
