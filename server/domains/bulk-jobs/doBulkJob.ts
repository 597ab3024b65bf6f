import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { AuditedValues } from '../../platform/audit-log/AuditLogEntry';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import { BulkJob, type BulkJobState } from './BulkJob';
import { changeBrochuresJob } from './changeBrochuresJob';
import { actorOf } from './JobActor';
import { changeBatch, type BatchDependencies } from './steps/changeBatch';
import { undoBatch } from './steps/undoBatch';

interface Dependencies extends BatchDependencies {
  database: DataSource;
}

type WorkingState = Extract<BulkJobState, 'CHECKING' | 'RUNNING' | 'UNDOING'>;

const ends = { CHECKING: 'CHECKED', RUNNING: 'DONE', UNDOING: 'UNDONE' } as const satisfies Record<
  WorkingState,
  BulkJobState
>;

/** The queue restarts a job that takes a quarter of an hour, so a long one continues as another. */
const longestRunMs = 5 * 60_000;

/** Between batches, so that people and their pages get their turn. */
const pauseMs = 20;

/**
 * Tries, runs or undoes a bulk job, a batch per transaction. It may run twice, also at once: rows that are done are not
 * done again, and an interrupted job continues with the rows that wait.
 */
export async function doBulkJob(dependencies: Dependencies, { jobId }: { jobId: number }): Promise<void> {
  const { database, jobs } = dependencies;
  const startedAt = performance.now();
  for (;;) {
    const job = await database.getRepository(BulkJob).findOneBy({ id: jobId });
    if (!job || !isWorking(job.state)) return;
    const step = job.state === 'UNDOING' ? undoBatch : changeBatch;
    const done = await database.transaction((manager) => step(manager, dependencies, job));
    if (done === 0) {
      await finish(dependencies, job, job.state);
      return;
    }
    if (performance.now() - startedAt > longestRunMs) {
      await database.transaction((manager) => jobs.enqueue(manager, changeBrochuresJob, { jobId }));
      return;
    }
    await pause(pauseMs);
  }
}

function isWorking(state: BulkJobState): state is WorkingState {
  return Object.hasOwn(ends, state);
}

/** Ends the step of a job, unless another worker still has rows of it. */
async function finish({ database, clock }: Dependencies, { id }: BulkJob, state: WorkingState): Promise<void> {
  await database.transaction(async (manager) => {
    const jobs = manager.getRepository(BulkJob);
    const job = await jobs.findOne({ where: { id, state }, lock: { mode: 'pessimistic_write' } });
    if (!job) return;
    const [left] = await manager.query<unknown[]>(
      'SELECT FROM bulk_job_rows WHERE job_id = $1 AND outcome = $2 LIMIT 1',
      [id, state === 'UNDOING' ? 'CHANGED' : 'WAITING'],
    );
    if (left !== undefined) return;
    const now = clock.now();
    await jobs.update(
      { id },
      {
        state: ends[state],
        ...(state === 'RUNNING' && { finishedAt: now }),
        ...(state === 'UNDOING' && { undoneAt: now }),
      },
    );
    if (state === 'CHECKING') return;
    const { changedCount, unchangedCount, refusedCount, undoneCount, keptCount } = job;
    const counts: AuditedValues =
      state === 'RUNNING' ? { changedCount, unchangedCount, refusedCount } : { undoneCount, keptCount };
    // the line of the batch: the lines of its ads name the job
    const { bulkJobId: _job, ...actor } = actorOf(clock, job);
    await recordAudit(manager, actor, [
      {
        action: 'finishBulkJob',
        entityType: 'BulkJob',
        entityId: id,
        before: null,
        after: { state: ends[state], ...counts },
      },
    ]);
  });
}
