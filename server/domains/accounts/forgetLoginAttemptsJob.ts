import type { JobDefinition } from '../../platform/jobs/JobQueue';

export const forgetLoginAttemptsJob: JobDefinition<object> = {
  name: 'forget-login-attempts',
  schedule: { cron: '20 3 * * *', timeZone: 'Australia/Brisbane' },
};
