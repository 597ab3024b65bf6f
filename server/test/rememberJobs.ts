import type { EntityManager } from 'typeorm';
import type { JobDefinition, JobQueue } from '../platform/jobs/JobQueue';

export interface RememberedJobs extends JobQueue {
  readonly enqueued: { name: string; payload: object; delaySeconds?: number }[];
}

/** A queue that only records the requested jobs. As the real one, it takes them inside a transaction only. */
export function rememberJobs(): RememberedJobs {
  const enqueued: RememberedJobs['enqueued'] = [];
  const queue: RememberedJobs = {
    enqueued,
    isRunning: () => true,
    silentMs: () => 0,
    enqueue<T extends object>(manager: EntityManager, job: JobDefinition<T>, payload: T): Promise<void> {
      if (manager.queryRunner?.isTransactionActive !== true) {
        return Promise.reject(new Error('A job is enqueued inside a transaction, with its manager.'));
      }
      const { name, delaySeconds } = job;
      enqueued.push({ name, payload, ...(delaySeconds !== undefined && { delaySeconds }) });
      return Promise.resolve();
    },
    async enqueueAll<T extends object>(manager: EntityManager, job: JobDefinition<T>, payloads: readonly T[]) {
      for (const payload of payloads) await queue.enqueue(manager, job, payload);
    },
  };
  return queue;
}
