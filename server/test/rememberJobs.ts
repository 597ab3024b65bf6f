import type { EntityManager } from 'typeorm';
import type { JobDefinition, JobQueue } from '../platform/jobs/JobQueue';

export interface RememberedJobs extends JobQueue {
  readonly enqueued: { name: string; payload: object; delaySeconds?: number }[];
}

/** A queue that only records the requested jobs. */
export function rememberJobs(): RememberedJobs {
  const enqueued: RememberedJobs['enqueued'] = [];
  return {
    enqueued,
    isRunning: () => true,
    silentMs: () => 0,
    enqueue<T extends object>(_manager: EntityManager, job: JobDefinition<T>, payload: T): Promise<void> {
      const { name, delaySeconds } = job;
      enqueued.push({ name, payload, ...(delaySeconds !== undefined && { delaySeconds }) });
      return Promise.resolve();
    },
  };
}
