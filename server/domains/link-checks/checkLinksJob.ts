import type { JobDefinition } from '../../platform/jobs/JobQueue';

/** Looks for links of ads that no longer work. */
export const checkLinksJob: JobDefinition<object> = {
  name: 'check-links',
  schedule: { cron: '23 * * * *', timeZone: 'Australia/Brisbane' },
};
