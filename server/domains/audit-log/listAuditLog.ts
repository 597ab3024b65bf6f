import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { flatEntity } from '../../platform/database/flatEntity';
import { keysetPage } from '../../platform/database/keysetPage';
import type { Page } from '../../platform/graphql/Page';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import { authorize } from '../../shared/authorize';
import { visibleLines } from './visibleLines';
import { auditLogConditions, type AuditLogFilter } from './auditLogConditions';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';

@InputType('AuditLogFilter', {
  description: 'Which lines of the audit log: all conditions that are given have to hold.',
})
class AuditLogFilterInput {
  @Field(() => ID, { nullable: true, description: 'Global id of the account that did it.' })
  actor?: string | null;

  @Field(() => [String], { nullable: true, description: 'Names of what was done, up to 100; several mean OR.' })
  actions?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Kind of thing, for example Brochure.' })
  entityType?: string | null;

  @Field(() => ID, { nullable: true, description: 'Global id of the thing that it was done to.' })
  entity?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the thing that it was done to; with `entityType`.' })
  entityDatabaseId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of an ad: its own lines, and those of its proposed changes and requests to archive.',
  })
  brochureDatabaseId?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'true: only deletions, which keep what was there.' })
  isDeletion?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'With `isDeletion`: a part of the name or suburb that was deleted.',
  })
  q?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      '`databaseId` of a bulk job: what it changed, ad by ad. Without it, and without one thing, such lines are left out. So are, unless `actions` names them, those of single ads of what the site does to many: `importBrochures` by command, `archiveExpiredBrochures`, `syncAtdw`.',
  })
  bulkJobId?: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Done then or later.' })
  from?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Done before then.' })
  to?: Date | null;
}

@ArgsType()
export class AuditLogArgs extends PageArgs {
  @Field(() => AuditLogFilterInput, { nullable: true, description: 'Absent: all lines.' })
  filter?: AuditLogFilterInput | null;
}

export interface ListAuditLogInput extends Omit<PageArguments, 'offset'> {
  filter?: AuditLogFilter | null;
}

const newestFirst: readonly SortKey[] = [
  { name: 'ID', expression: 'a.id', direction: 'DESC', kind: 'integer', nullable: false },
];

/** Returns a page of the audit log; for staff other than ADMINISTRATOR of the lines about ads. */
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
    conditions: (values) => [...auditLogConditions(filter ?? {}, values), ...visibleLines(context.viewer, values)],
  });
}
