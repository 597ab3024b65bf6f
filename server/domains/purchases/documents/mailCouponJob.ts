import type { JobDefinition } from '../../../platform/jobs/JobQueue';

const slotMs = 10 * 60 * 1000;

/** `again` of a mail that is wanted now: all that are wanted within ten minutes are one mail. */
export const mailSlotAt = (now: Date): number => Math.floor(now.getTime() / slotMs);

/** Draws the coupon again for the mail; retries when that fails. */
export const mailCouponJob: JobDefinition<{ purchaseId: number; again?: number }> = {
  name: 'mail-coupon',
  retry: { limit: 10, delaySeconds: 30, maxDelaySeconds: 60 * 60 },
};
