import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Runs every hour, because ads end at midnight in seven time zones. */
export const archiveExpiredBrochuresJob: JobDefinition<object> = {
  name: 'archive-expired-brochures',
  schedule: { cron: '7 * * * *', timeZone: 'UTC' },
};
