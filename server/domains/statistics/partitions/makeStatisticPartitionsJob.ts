import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Every night, three months ahead: it may fail for weeks before anyone must act. */
export const makeStatisticPartitionsJob: JobDefinition<object> = {
  name: 'make-statistic-partitions',
  schedule: { cron: '50 3 * * *', timeZone: 'Australia/Brisbane' },
};
