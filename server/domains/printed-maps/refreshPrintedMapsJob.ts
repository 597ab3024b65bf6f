import type { JobDefinition } from '../../platform/jobs/JobQueue';

/** Every night: a map on which anything has changed is made anew. */
export const refreshPrintedMapsJob: JobDefinition<object> = {
  name: 'refresh-printed-maps',
  schedule: { cron: '20 3 * * *', timeZone: 'Australia/Brisbane' },
};
