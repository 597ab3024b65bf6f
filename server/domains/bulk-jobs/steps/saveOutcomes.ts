import type { EntityManager } from 'typeorm';
import type { BulkJobRow, BulkOutcome } from '../BulkJobRow';

export type RowOutcome = Pick<BulkJobRow, 'position' | 'outcome'> &
  Partial<Pick<BulkJobRow, 'title' | 'otherTitle' | 'message' | 'before' | 'after'>> &
  Partial<Pick<BulkJobRow, 'overwritten' | 'version' | 'otherVersion'>>;

/** Writes what became of a batch, and adds it to the counts of its job. */
export async function saveOutcomes(manager: EntityManager, jobId: number, rows: readonly RowOutcome[]): Promise<void> {
  await manager.query(
    `UPDATE bulk_job_rows AS row
     SET outcome = new.outcome, title = coalesce(new.title, row.title), message = new.message,
       before = CASE WHEN new.outcome IN ('UNCHANGED', 'REFUSED') THEN NULL ELSE coalesce(new.before, row.before) END,
       after = coalesce(new.after, row.after),
       overwritten = coalesce(new.overwritten, row.overwritten), version = coalesce(new.version, row.version),
       other_title = coalesce(new."otherTitle", row.other_title),
       other_version = coalesce(new."otherVersion", row.other_version)
     FROM jsonb_to_recordset($2::jsonb) AS new (position integer, outcome text, title text, message text,
       before jsonb, after jsonb, overwritten jsonb, version integer, "otherTitle" text, "otherVersion" integer)
     WHERE row.job_id = $1 AND row.position = new.position`,
    [jobId, JSON.stringify(rows)],
  );
  const count = (outcome: BulkOutcome): number => rows.filter((row) => row.outcome === outcome).length;
  await manager.query(
    `UPDATE bulk_jobs SET changed_count = changed_count + $2, unchanged_count = unchanged_count + $3,
       refused_count = refused_count + $4, undone_count = undone_count + $5, kept_count = kept_count + $6
     WHERE id = $1`,
    [jobId, ...(['CHANGED', 'UNCHANGED', 'REFUSED', 'UNDONE', 'KEPT'] as const).map(count)],
  );
}
