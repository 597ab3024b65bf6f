import type { JobDefinition } from '../../platform/jobs/JobQueue';

/** Of the month before; asked again on the days after, in case that the first found nobody at work. */
export const sendMonthlyReportsJob: JobDefinition<object> = {
  name: 'send-monthly-reports',
  schedule: { cron: '30 9 1-7 * *', timeZone: 'Australia/Brisbane' },
};
