import type { JobDefinition } from '../../platform/jobs/JobQueue';

/**
 * Reports on the previous month, at a time when it has ended in every zone of the site. Runs again on the following days,
 * in case the server was down on the first.
 */
export const sendMonthlyReportsJob: JobDefinition<object> = {
  name: 'send-monthly-reports',
  schedule: { cron: '30 9 1-7 * *', timeZone: 'Australia/Brisbane' },
};
