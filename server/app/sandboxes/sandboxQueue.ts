import type { JobQueue } from '../../platform/jobs/JobQueue';

/** A sandbox takes jobs and runs none: it mails nobody, calls no webhook and outlives no background work. */
export const sandboxQueue: JobQueue = {
  isRunning: () => true,
  silentMs: () => 0,
  enqueue: () => Promise.resolve(),
  enqueueAll: () => Promise.resolve(),
};
