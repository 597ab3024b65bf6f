import type { JobDefinition } from '../../../../platform/jobs/JobQueue';

/** Fetches the pictures that are due. Each picture says itself when it is tried again. */
export const fetchAtdwPicturesJob: JobDefinition<object> = {
  name: 'fetch-atdw-pictures',
  schedule: { cron: '*/10 * * * *', timeZone: 'UTC' },
  longestRunSeconds: 20 * 3600,
};
