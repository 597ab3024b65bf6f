import type { JobDefinition } from '../../platform/jobs/JobQueue';

export const applyRetentionRulesJob: JobDefinition<object> = {
  name: 'forget-what-is-old',
  schedule: { cron: '40 3 * * *', timeZone: 'Australia/Brisbane' },
};
