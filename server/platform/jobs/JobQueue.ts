import type { EntityManager } from 'typeorm';

/** A kind of background job. Its handler may run twice for one job, so it must be idempotent. */
export interface JobDefinition<T extends object> {
  name: string;
  /** cron expression in `timeZone`; absent for jobs that only run on request */
  schedule?: { cron: string; timeZone: string };
  /** retries of a failed job; the delay doubles each time; absent: the queue's defaults */
  retry?: { limit: number; delaySeconds: number; maxDelaySeconds: number };
  /** a longer run counts as failed and is repeated; absent: a quarter of an hour */
  longestRunSeconds?: number;
  /** delay before the first run; absent: none */
  delaySeconds?: number;
  /** how many jobs a process runs concurrently; absent: one */
  atOnce?: number;
  /** their runs are long: a new job is fetched while others run, and not after the end of those fetched before */
  isLong?: boolean;
  readonly payload?: T;
}

export interface JobQueue {
  /** true if the queue takes jobs, and runs them unless another process does: part of readiness */
  isRunning(): boolean;
  /** Milliseconds since any worker last polled for jobs; 0 if another process runs them. */
  silentMs(): number;
  /** Enqueues inside the caller's transaction: the job exists if and only if the transaction commits. */
  enqueue<T extends object>(manager: EntityManager, job: JobDefinition<T>, payload: T): Promise<void>;
  /** The same for many jobs of one kind, in one statement. */
  enqueueAll<T extends object>(manager: EntityManager, job: JobDefinition<T>, payloads: readonly T[]): Promise<void>;
}
