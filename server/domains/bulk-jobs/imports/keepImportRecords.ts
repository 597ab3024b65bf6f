import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { ImportRecord, ImportRecords } from '../../integrations/brochure-import/ImportRecord';
import { BrochureImport } from '../../integrations/brochure-import/uploads/BrochureImport';
import { BulkJob } from '../BulkJob';
import { actorOf } from '../JobActor';
import { saveImportedChanges } from './saveImportedChanges';

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
  return { bulkJobId, save: (transaction, changes) => saveImportedChanges(transaction, bulkJobId, changes) };
}

function jobOf({ fileName, createdById }: BrochureImport, expected: number, now: Date): Partial<BulkJob> {
  return {
    ...{ action: 'IMPORT', fileName, changes: {}, numberFrom: null, state: 'RUNNING', createdById },
    ...{ total: Math.max(1, expected), createdAt: now, startedAt: now },
  };
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
