import type { JobDefinition } from '../../platform/jobs/JobQueue';

/** Runs each morning, when people read their mail. */
export const remindOfEndsJob: JobDefinition<object> = {
  name: 'remind-of-ends',
  schedule: { cron: '30 8 * * *', timeZone: 'Australia/Brisbane' },
};
