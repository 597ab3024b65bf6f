import type { JobDefinition } from '../../../platform/jobs/JobQueue';

export const recordEndedViewingsJob: JobDefinition<object> = {
  name: 'record-ended-viewings',
  schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
};
