import type { Brochure } from '../../brochures/Brochure';
import type { CouponPurchase } from '../CouponPurchase';

/** Why there is no coupon although everything was asked for rightly; a buyer has to reckon with it. */
export interface SaleProblem {
  kind: 'SOLD_OUT' | 'ENDED' | 'ALREADY_PURCHASED';
  message: string;
}

/** The ad is as it stands after the purchase. */
export type PurchaseOutcome = { brochure: Brochure } & ({ kind: 'PURCHASED'; purchase: CouponPurchase } | SaleProblem);
