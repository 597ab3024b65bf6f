import type { EntityManager } from 'typeorm';

/** One kind of background work. Its handler may run twice for one job, so it has to be idempotent. */
export interface JobDefinition<T extends object> {
  name: string;
  /** cron expression in `timeZone`; absent for work that is only ever asked for */
  schedule?: { cron: string; timeZone: string };
  /** how often and after how long one that failed is tried again, twice as long each time; the queue's own when absent */
  retry?: { limit: number; delaySeconds: number; maxDelaySeconds: number };
  /** for work that is only worth doing later; at once when absent */
  delaySeconds?: number;
  /** how many of them a process does at the same time; one after the other when absent */
  atOnce?: number;
  readonly payload?: T;
}

export interface JobQueue {
  /** whether work that is asked for gets done: part of being ready */
  isRunning(): boolean;
  /** Milliseconds since any worker last looked for work. */
  silentMs(): number;
  /** Enqueues inside the caller's transaction: the job exists if and only if the transaction commits. */
  enqueue<T extends object>(manager: EntityManager, job: JobDefinition<T>, payload: T): Promise<void>;
}
