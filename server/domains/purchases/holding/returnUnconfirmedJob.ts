import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Every minute, because somebody else may want the place. */
export const returnUnconfirmedJob: JobDefinition<object> = {
  name: 'return-unconfirmed-coupons',
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
};
