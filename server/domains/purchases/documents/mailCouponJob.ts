import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Draws the coupon again for the mail; retries when that fails. */
export const mailCouponJob: JobDefinition<{ purchaseId: number; again?: number }> = {
  name: 'mail-coupon',
  retry: { limit: 10, delaySeconds: 30, maxDelaySeconds: 60 * 60 },
};
