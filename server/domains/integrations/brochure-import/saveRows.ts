import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../shared/permissions';
import type { BrochureStatus } from '../../brochures/BrochureStatus';
import type { BrochureType } from '../../brochures/BrochureType';
import { importedColumns, type SaveableRow } from './importedColumns';

export interface SaveRowsOptions {
  type: BrochureType;
  /** of ads that are new; those already there keep theirs */
  status: Extract<BrochureStatus, 'PENDING_REVIEW' | 'PUBLISHED'>;
  source: string;
  now: Date;
  actor: Viewer | null;
  requestId: string;
}

export interface SavedRows {
  created: number;
  updated: number;
}

/** Writes a batch and its lines of the audit log in one statement; rows that would change nothing are left alone. */
export async function saveRows(
  manager: EntityManager,
  rows: SaveableRow[],
  { type, status, source, now, actor, requestId }: SaveRowsOptions,
): Promise<SavedRows> {
  const [saved] = await manager.query<SavedRows[]>(statement, [
    JSON.stringify(rows),
    type,
    status,
    source,
    now,
    actor?.accountId ?? null,
    actor?.role ?? 'SYSTEM',
    requestId,
  ]);
  if (!saved) throw new Error('the import answered no counts');
  return saved;
}

const names = Object.keys(importedColumns);
const list = (of: (name: string) => string): string => names.map(of).join(', ');

const statement = `
  WITH incoming AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb)
      AS row (external_id text, did text, ${Object.entries(importedColumns)
        .map((column) => column.join(' '))
        .join(', ')})
  ), saved AS (
    INSERT INTO brochures AS ad
      (did, type, status, published_at, external_source, external_id, created_at, updated_at, ${names.join(', ')})
    SELECT did, $2::text, $3::text, CASE $3::text WHEN 'PUBLISHED' THEN $5::timestamptz END, $4::text, external_id,
      $5::timestamptz, $5::timestamptz, ${names.join(', ')}
    FROM incoming
    ON CONFLICT (external_source, external_id) DO UPDATE
      SET ${list((name) => `${name} = excluded.${name}`)}, updated_at = excluded.updated_at, version = ad.version + 1
      WHERE (${list((name) => `ad.${name}`)}) IS DISTINCT FROM (${list((name) => `excluded.${name}`)})
    RETURNING ad.id, ad.title, ad.status, ad.xmax = 0 AS is_new
  ), logged AS (
    INSERT INTO audit_log_entries
      (happened_at, actor_account_id, actor_role, action, entity_type, entity_id, after, request_id)
    SELECT $5::timestamptz, $6::integer, $7::text, 'importBrochures', 'Brochure', id,
      jsonb_build_object('title', title, 'status', status, 'source', $4::text, 'created', is_new), $8::text
    FROM saved
  )
  SELECT (count(*) FILTER (WHERE is_new))::integer AS created, (count(*) FILTER (WHERE NOT is_new))::integer AS updated
  FROM saved`;
