import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { AuditedValues } from '../../platform/audit-log/AuditLogEntry';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import { BulkJob, type BulkJobState } from './BulkJob';
import type { BulkAction } from './BulkAction';
import { changeBrochuresJob, type BulkWork } from './changeBrochuresJob';
import { keepBothBatch, undoKeepBothBatch } from './duplicates/keepBothBatch';
import { mergeBatch } from './duplicates/mergeBatch';
import { undoMergeBatch } from './duplicates/undoMergeBatch';
import { actorOf } from './JobActor';
import type { AdFigures } from './reports/AdFigures';
import { reportBatch } from './reports/reportBatch';
import { approveBatch, type ApprovalDependencies } from './approvals/approveBatch';
import { changeBatch } from './steps/changeBatch';
import { undoBatch } from './undoing/undoBatch';

interface StepDependencies extends ApprovalDependencies {
  /** for REPORT */
  figures?: AdFigures;
}

type Dependencies = Omit<StepDependencies, 'actor'>;

/** Does the next rows of a job in the caller's transaction. Returns how many. */
type Step = (manager: EntityManager, dependencies: StepDependencies, job: BulkJob) => Promise<number>;

/** The steps of actions that are no plain change of an ad. */
const ownSteps: Partial<Record<BulkAction, { change: Step; undo: Step }>> = {
  APPROVE: { change: approveBatch, undo: undoBatch },
  REPORT: { change: reportBatch, undo: undoBatch },
  MERGE: { change: mergeBatch, undo: undoMergeBatch },
  KEEP_BOTH: { change: keepBothBatch, undo: undoKeepBothBatch },
};

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
export async function doBulkJob(dependencies: Dependencies, work: BulkWork): Promise<void> {
  const { database, jobs } = dependencies;
  const startedAt = performance.now();
  for (;;) {
    const batch = await database.transaction((manager) => doBatch(manager, dependencies, work));
    if (batch === null) return;
    if (batch.done === 0) {
      await finish(dependencies, work, batch.state);
      return;
    }
    if (performance.now() - startedAt > longestRunMs) {
      await database.transaction((manager) => jobs.enqueue(manager, changeBrochuresJob, work));
      return;
    }
    await pause(pauseMs);
  }
}

interface DoneBatch {
  state: WorkingState;
  /** number of rows */
  done: number;
}

/**
 * Does the next rows of a job; null if it has nothing to do. Its state cannot change meanwhile: otherwise a late trial
 * would mark rows of a job that was started as changed.
 */
async function doBatch(manager: EntityManager, dependencies: Dependencies, work: BulkWork): Promise<DoneBatch | null> {
  const lock = { mode: 'for_key_share' } as const;
  const job = await manager.getRepository(BulkJob).findOne({ where: { id: work.jobId }, lock });
  if (!job || !isWorking(job.state)) return null;
  const { change, undo } = ownSteps[job.action] ?? { change: changeBatch, undo: undoBatch };
  const step = job.state === 'UNDOING' ? undo : change;
  const actor = actorOf(dependencies.clock, job, work);
  return { state: job.state, done: await step(manager, { ...dependencies, actor }, job) };
}

function isWorking(state: BulkJobState): state is WorkingState {
  return Object.hasOwn(ends, state);
}

/** Ends the step of a job, unless another worker still has rows of it. */
async function finish({ database, clock }: Dependencies, work: BulkWork, state: WorkingState): Promise<void> {
  const id = work.jobId;
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
    const { bulkJobId: _job, ...actor } = actorOf(clock, job, work);
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
