import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../../shared/Viewer';
import type { BrochureStatus } from '../../../brochures/BrochureStatus';
import type { BrochureType } from '../../../brochures/BrochureType';
import { importedColumns, type SaveableRow } from '../importedColumns';
import type { ImportedChange, ImportRecord } from '../ImportRecord';
import type { FileRow, SavedBatch } from './saveOrRefuse';

export interface SaveRowsOptions {
  type: BrochureType;
  /** status of new ads; existing ads keep theirs */
  status: Extract<BrochureStatus, 'PENDING_REVIEW' | 'PUBLISHED'>;
  source: string;
  now: Date;
  actor: Viewer | null;
  requestId: string;
  /** lists what changes; absent in a dry run, and at the terminal */
  record?: ImportRecord | undefined;
  /** new ads get negative ids in a dry run, so that it uses up no id of the sequence */
  dryRun: boolean;
}

export interface NewRow extends FileRow {
  row: SaveableRow;
}

/** Saves a batch and its audit log lines in one statement; skips rows that change nothing. */
export async function saveRows(
  manager: EntityManager,
  rows: readonly NewRow[],
  { type, status, source, now, actor, requestId, dryRun, record }: SaveRowsOptions,
): Promise<SavedBatch<NewRow>> {
  const changes = await manager.query<ImportedChange[]>(statement, [
    JSON.stringify(rows.map(({ row }) => row)),
    type,
    status,
    source,
    now,
    actor?.accountId ?? null,
    actor?.role ?? 'SYSTEM',
    requestId,
    dryRun,
    record?.bulkJobId ?? null,
  ]);
  await record?.save(manager, changes);
  const updated = changes.filter(({ before }) => before !== null).length;
  return { created: changes.length - updated, updated, refused: [] };
}

const names = Object.keys(importedColumns);
const list = (of: (name: string) => string): string => names.map(of).join(', ');
const propertyOf = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** The row's imported values under the property names that the audit log uses. */
const valuesOf = (row: string): string =>
  `jsonb_build_object(${list((name) => `'${propertyOf(name)}', ${row}.${name}`)})`;

/** Only a new ad takes an id from the sequence: ids are printed on QR codes, so none may be wasted. */
const id = `coalesce(known_id, CASE WHEN $9::boolean
  THEN (SELECT least(min(id), 0) FROM brochures) - (row_number() OVER ())::integer
  ELSE nextval(pg_get_serial_sequence('brochures', 'id')) END)`;

// `old` is the row before this statement. A deleted ad stays deleted and unchanged.
const statement = `
  WITH incoming AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb)
      AS row (external_id text, did text, ${Object.entries(importedColumns)
        .map((column) => column.join(' '))
        .join(', ')})
  ), saved AS (
    INSERT INTO brochures AS ad
      (id, did, type, status, published_at, external_source, external_id, created_at, updated_at, ${names.join(', ')})
    OVERRIDING SYSTEM VALUE
    SELECT ${id}, did, $2::text, $3::text, CASE $3::text WHEN 'PUBLISHED' THEN $5::timestamptz END, $4::text, external_id,
      $5::timestamptz, $5::timestamptz, ${names.join(', ')}
    FROM incoming LEFT JOIN LATERAL (
      SELECT id AS known_id FROM brochures WHERE external_source = $4::text AND external_id = incoming.external_id
    ) known ON true
    ON CONFLICT (external_source, external_id) DO UPDATE
      SET ${list((name) => `${name} = excluded.${name}`)}, updated_at = excluded.updated_at, version = ad.version + 1
      WHERE ad.record_status
        AND (${list((name) => `ad.${name}`)}) IS DISTINCT FROM (${list((name) => `excluded.${name}`)})
    RETURNING ad.id, ad.version, ${list((name) => `ad.${name}`)}
  ), compared AS (
    SELECT saved.id, saved.title, saved.version, ${valuesOf('old')} AS before, ${valuesOf('saved')} AS after,
      old.id IS NULL AS is_new
    FROM saved LEFT JOIN brochures old ON old.id = saved.id
  ), changes AS (
    SELECT id, title, version, CASE WHEN NOT is_new THEN ${changed('before', 'after')} END AS before,
      CASE WHEN is_new THEN jsonb_build_object('status', $3::text, 'externalSource', $4::text) || jsonb_strip_nulls(after)
        ELSE ${changed('after', 'before')} END AS after
    FROM compared
  ), logged AS (
    INSERT INTO audit_log_entries
      (happened_at, actor_account_id, actor_role, action, entity_type, entity_id, before, after, request_id, bulk_job_id)
    SELECT $5::timestamptz, $6::integer, $7::text, 'importBrochures', 'Brochure', id, before, after, $8::text,
      $10::integer
    FROM changes
  )
  SELECT id AS "brochureId", title, version, before, after, before AS overwritten FROM changes ORDER BY id`;

/** The values of one object that differ in the other. */
function changed(these: string, those: string): string {
  return `(SELECT jsonb_object_agg(key, value) FROM jsonb_each(${these}) WHERE value IS DISTINCT FROM ${those} -> key)`;
}
