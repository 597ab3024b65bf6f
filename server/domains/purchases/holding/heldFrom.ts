import { minutesToConfirm } from '../../../../shared/coupons/minutesToConfirm';

const holdMs = minutesToConfirm * 60 * 1000;

/** Returns until when a held coupon has to be confirmed (docs/rules/prices-and-coupons.md#held-coupons). */
export const heldFrom = (purchasedAt: Date): Date => new Date(purchasedAt.getTime() + holdMs);
