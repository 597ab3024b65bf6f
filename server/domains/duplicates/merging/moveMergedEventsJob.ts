import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Moves the events of ads that were merged. By the clock too, so that none is left if a job has failed for good. */
export const moveMergedEventsJob: JobDefinition<object> = {
  name: 'move-merged-events',
  schedule: { cron: '41 * * * *', timeZone: 'UTC' },
};
