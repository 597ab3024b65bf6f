import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Often, because a returned coupon may be gone soon. */
export const tellWaitingJob: JobDefinition<object> = {
  name: 'tell-waiting',
  schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
};
