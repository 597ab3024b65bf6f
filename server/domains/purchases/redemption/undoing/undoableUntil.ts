import { minutesToUndo } from '../../../../../shared/coupons/minutesToUndo';
import type { Viewer } from '../../../../shared/Viewer';
import type { CouponPurchase } from '../../CouponPurchase';

type Redeemed = Pick<CouponPurchase, 'redeemedAt' | 'redeemedById'>;

/**
 * Returns until when the caller may undo a redemption; null if it is too late or somebody else's
 * (docs/rules/prices-and-coupons.md#undoing-a-redemption). The caller also checks that none was undone before.
 */
export function undoableUntil({ redeemedAt, redeemedById }: Redeemed, viewer: Viewer | null, now: Date): Date | null {
  if (redeemedAt === null || viewer === null || redeemedById !== viewer.accountId) return null;
  const until = new Date(redeemedAt.getTime() + minutesToUndo * 60_000);
  return now < until ? until : null;
}
