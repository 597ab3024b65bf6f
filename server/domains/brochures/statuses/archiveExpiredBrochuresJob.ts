import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Every hour, since ads end at midnight of seven zones. */
export const archiveExpiredBrochuresJob: JobDefinition<object> = {
  name: 'archive-expired-brochures',
  schedule: { cron: '7 * * * *', timeZone: 'UTC' },
};
