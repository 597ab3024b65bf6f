import type { JobDefinition } from '../../platform/jobs/JobQueue';

/** Runs once a week, before people plan their weekend. */
export const sendDigestsJob: JobDefinition<object> = {
  name: 'send-digests',
  schedule: { cron: '0 7 * * 4', timeZone: 'Australia/Brisbane' },
};
