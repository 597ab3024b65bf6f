import type { Brochure } from '../../brochures/Brochure';
import type { CouponPurchase } from '../CouponPurchase';
import type { OfferFigures } from './offerFigures';

/** Why there is no coupon although everything was asked for rightly; a buyer has to reckon with it. */
export interface SaleProblem {
  kind: 'SOLD_OUT' | 'ENDED' | 'ALREADY_PURCHASED';
  message: string;
}

/** The coupon costs more than the price that was shown. */
export interface OfferChanged {
  kind: 'OFFER_CHANGED';
  message: string;
  figures: OfferFigures;
}

/** The ad is as it stands after the purchase. */
export type PurchaseOutcome = { brochure: Brochure } & (
  { kind: 'PURCHASED'; purchase: CouponPurchase } | SaleProblem | OfferChanged
);
