import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Every night: draws all outdated maps again. */
export const refreshPrintedMapsJob: JobDefinition<object> = {
  name: 'refresh-printed-maps',
  schedule: { cron: '20 3 * * *', timeZone: 'Australia/Brisbane' },
};
