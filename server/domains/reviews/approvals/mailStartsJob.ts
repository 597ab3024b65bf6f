import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Runs every hour, because days begin in seven time zones. */
export const mailStartsJob: JobDefinition<object> = {
  name: 'mail-starts',
  schedule: { cron: '12 * * * *', timeZone: 'UTC' },
};
