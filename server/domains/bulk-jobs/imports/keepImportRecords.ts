import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { ImportedChange, ImportRecord, ImportRecords } from '../../integrations/brochure-import/ImportRecord';
import { BrochureImport } from '../../integrations/brochure-import/uploads/BrochureImport';
import { BulkJob } from '../BulkJob';
import { actorOf } from '../JobActor';
import type { OverwrittenValues } from '../../brochures/undo/overwrittenValues';

/** Keeps what each import changes as a bulk job, which lists the ads and undoes them (docs/rules/imports.md#undo). */
export function keepImportRecords(database: DataSource, clock: Clock): ImportRecords {
  return {
    open: (importId) => database.transaction((manager) => open(manager, clock, importId)),
    close: (manager, importId, outcome) => close(manager, clock, { importId, outcome }),
  };
}

async function open(manager: EntityManager, clock: Clock, importId: number): Promise<ImportRecord> {
  const imports = manager.getRepository(BrochureImport);
  const file = await imports.findOneOrFail({ where: { id: importId }, lock: { mode: 'pessimistic_write' } });
  const expected = (file.report?.created ?? 0) + (file.report?.updated ?? 0);
  const jobs = manager.getRepository(BulkJob);
  const bulkJobId = file.bulkJobId ?? (await jobs.save(jobs.create(jobOf(file, expected, clock.now())))).id;
  await imports.update({ id: importId }, { bulkJobId });
  return { bulkJobId, save: (transaction, changes) => saveChanges(transaction, bulkJobId, changes) };
}

function jobOf({ fileName, createdById }: BrochureImport, expected: number, now: Date): Partial<BulkJob> {
  return {
    ...{ action: 'IMPORT', fileName, changes: {}, numberFrom: null, state: 'RUNNING', createdById },
    ...{ total: Math.max(1, expected), createdAt: now, startedAt: now },
  };
}

/** The update locks the job, so that rows of two workers get different positions. */
async function saveChanges(
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

async function close(
  manager: EntityManager,
  clock: Clock,
  { importId, outcome }: { importId: number; outcome: 'DONE' | 'FAILED' },
): Promise<void> {
  const imports = manager.getRepository(BrochureImport);
  const { bulkJobId, problem } = await imports.findOneByOrFail({ id: importId });
  if (bulkJobId === null) return;
  const jobs = manager.getRepository(BulkJob);
  const job = await jobs.findOneByOrFail({ id: bulkJobId });
  if (job.changedCount === 0) {
    await imports.update({ id: importId }, { bulkJobId: null });
    await jobs.delete({ id: bulkJobId });
    return;
  }
  const { changedCount } = job;
  await jobs.update({ id: bulkJobId }, { state: outcome, problem, total: changedCount, finishedAt: clock.now() });
  // the line of the batch: the lines of its ads name the job
  const { bulkJobId: _job, ...actor } = actorOf(clock, job, {});
  const after = { state: outcome, action: job.action, fileName: job.fileName, changedCount };
  await recordAudit(manager, actor, [
    { action: 'finishBulkJob', entityType: 'BulkJob', entityId: bulkJobId, before: null, after },
  ]);
}
