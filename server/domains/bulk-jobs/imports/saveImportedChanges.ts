import type { EntityManager } from 'typeorm';
import type { OverwrittenValues } from '../../brochures/undo/overwrittenValues';
import type { ImportedChange } from '../../integrations/brochure-import/ImportRecord';

/** Adds ads to the job of an import. The update locks the job, so that rows of two workers get different positions. */
export async function saveImportedChanges(
  manager: EntityManager,
  bulkJobId: number,
  changes: readonly ImportedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await manager.query(
    `WITH job AS (
       UPDATE bulk_jobs SET changed_count = changed_count + $2, total = greatest(total, changed_count + $2)
       WHERE id = $1 RETURNING changed_count - $2 AS done
     )
     INSERT INTO bulk_job_rows
       (job_id, position, brochure_id, outcome, title, before, after, overwritten, version)
     SELECT $1, job.done + row.place, row.brochure_id, 'CHANGED', row.title, row.before, row.after, row.overwritten,
       row.version
     FROM job, jsonb_to_recordset($3::jsonb) AS row (place integer, brochure_id integer, title text, before jsonb,
       after jsonb, overwritten jsonb, version integer)`,
    [bulkJobId, changes.length, JSON.stringify(changes.map(rowOf))],
  );
}

function rowOf(change: ImportedChange, at: number): object {
  const { brochureId, title, before, after, version, furtherCategoryIds } = change;
  const overwritten: OverwrittenValues = {
    // undoing a new ad deletes it
    columns: change.overwritten ?? { recordStatus: false },
    ...(furtherCategoryIds && { furtherCategoryIds }),
  };
  return { place: at + 1, brochure_id: brochureId, title, before, after, overwritten, version };
}
