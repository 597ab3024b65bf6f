import { batchActions } from '../../../shared/audit-log/batchActions';
import { containsText } from '../../platform/database/containsText';
import type { SqlValues } from '../../platform/database/SqlValues';
import { DomainError } from '../../shared/errors/DomainError';
import { databaseIdOf, parseGlobalId } from '../../shared/globalId';

export interface AuditLogFilter {
  /** global id of an account */
  actor?: string | null;
  actions?: readonly string[] | null;
  entityType?: string | null;
  /** global id of the changed entity */
  entity?: string | null;
  /** number of the changed entity */
  entityDatabaseId?: number | null;
  /** number of an ad: its lines, and those of its proposed changes and requests to archive */
  brochureDatabaseId?: number | null;
  /** only deletions */
  isDeletion?: boolean | null;
  /** a part of the name that a deletion keeps */
  q?: string | null;
  /** number of a bulk job: its lines of single ads */
  bulkJobId?: number | null;
  from?: Date | null;
  to?: Date | null;
}

/**
 * Both conditions of the plain list are written as its index is (`IndexOfPlainAuditLog`), which skips the lines of 100,000
 * ads.
 */
const isNoPartOfBatch = `(a.entity_type <> 'Brochure' OR a.action <> ALL ('{${batchActions.join(',')}}'::text[]))`;

const mostActions = 100;
const longestSearch = 200;

/** Returns the WHERE conditions of a list of the log, to be joined by AND; `a` is the entry. */
export function auditLogConditions(filter: AuditLogFilter, values: SqlValues): string[] {
  const { actor, actions, entityType, entity, entityDatabaseId, brochureDatabaseId, bulkJobId, from, to } = filter;
  const isOfOneThing = entity != null || entityDatabaseId != null || brochureDatabaseId != null;
  const isOfNamedActions = actions != null;
  if (from && to && from >= to) throw refusal('filter.to', 'ORDER', '"to" has to be later than "from".');
  return [
    ...(actor == null ? [] : [`a.actor_account_id = ${values.add(databaseIdOf(actor, 'Account', 'filter.actor'))}`]),
    ...(actions == null ? [] : [oneOf(actions, values)]),
    ...(entityType == null ? [] : [`a.entity_type = ${values.add(storable(entityType))}`]),
    ...(entity == null ? [] : sameEntity(entity, values)),
    ...(brochureDatabaseId == null ? [] : [ofBrochure(brochureDatabaseId, values)]),
    ...deletions(filter, values),
    ...(entityDatabaseId == null ? [] : [`a.entity_id = ${values.add(entityDatabaseId)}`]),
    ...(bulkJobId == null ? [] : [`a.bulk_job_id = ${values.add(bulkJobId)}`]),
    // the line of a batch stands for those of its many ads
    ...(bulkJobId != null || isOfOneThing ? [] : ['a.bulk_job_id IS NULL']),
    ...(bulkJobId != null || isOfOneThing || isOfNamedActions ? [] : [isNoPartOfBatch]),
    ...(from ? [`a.happened_at >= ${values.add(from)}`] : []),
    ...(to ? [`a.happened_at < ${values.add(to)}`] : []),
  ];
}

function oneOf(actions: readonly string[], values: SqlValues): string {
  if (actions.length > mostActions) {
    throw refusal('filter.actions', 'TOO_MANY', `Ask for at most ${mostActions} actions.`);
  }
  return `a.action = ANY(${values.add(actions.map(storable))}::text[])`;
}

function sameEntity(entity: string, values: SqlValues): string[] {
  const named = parseGlobalId(entity);
  if (!named) throw refusal('filter.entity', 'INVALID_ID', 'This is no id. Use the id as the API gave it.');
  return [`a.entity_type = ${values.add(named.type)}`, `a.entity_id = ${values.add(named.databaseId)}`];
}

/** Both conditions are written as their indexes are (`IndexesOfHistories`). */
function ofBrochure(id: number, values: SqlValues): string {
  const ofProposals = `a.entity_type IN ('BrochureRevision', 'ArchiveRequest')
    AND coalesce(a.after ->> 'brochureId', a.before ->> 'brochureId') = ${values.add(String(id))}`;
  return `((a.entity_type = 'Brochure' AND a.entity_id = ${values.add(id)}) OR (${ofProposals}))`;
}

function deletions({ isDeletion, q }: AuditLogFilter, values: SqlValues): string[] {
  const text = storable(q ?? '').trim();
  if ((q ?? '').length > longestSearch) {
    throw refusal('filter.q', 'TOO_LONG', `Search for at most ${longestSearch} characters.`);
  }
  if (isDeletion !== true) {
    if (text === '') return [];
    throw refusal('filter.q', 'DELETIONS_ONLY', '"q" searches deletions: set "isDeletion" too.');
  }
  const names = ['name', 'streetName', 'locality'].map((name) => `a.before ->> '${name}'`);
  return ['a.before IS NOT NULL AND a.after IS NULL', ...(text === '' ? [] : [containsText(names, text, values)])];
}

/** PostgreSQL refuses null characters; a name with one matches nothing. */
function storable(name: string): string {
  return name.replaceAll('\0', ' ');
}

function refusal(field: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
}
