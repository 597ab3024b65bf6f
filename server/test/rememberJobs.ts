import type { EntityManager } from 'typeorm';
import type { JobDefinition, JobQueue } from '../platform/jobs/JobQueue';

export interface RememberedJobs extends JobQueue {
  readonly enqueued: { name: string; payload: object }[];
}

/** A queue that only remembers what was asked of it. */
export function rememberJobs(): RememberedJobs {
  const enqueued: { name: string; payload: object }[] = [];
  return {
    enqueued,
    isRunning: () => true,
    enqueue<T extends object>(_manager: EntityManager, job: JobDefinition<T>, payload: T): Promise<void> {
      enqueued.push({ name: job.name, payload });
      return Promise.resolve();
    },
  };
}
