import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** In the morning, early enough for a coupon of that day. */
export const remindOfCouponsJob: JobDefinition<object> = {
  name: 'remind-of-coupons',
  schedule: { cron: '10 8 * * *', timeZone: 'Australia/Brisbane' },
};
