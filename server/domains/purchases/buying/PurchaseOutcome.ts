import type { Brochure } from '../../brochures/Brochure';
import type { CouponPurchase } from '../CouponPurchase';
import type { OfferFigures } from './offerFigures';

/** Why a valid request gets no coupon. Buyers must expect it. */
export interface SaleProblem {
  kind: 'SOLD_OUT' | 'ENDED' | 'ALREADY_PURCHASED';
  message: string;
}

/** The coupon costs more than the shown price. */
export interface OfferChanged {
  kind: 'OFFER_CHANGED';
  message: string;
  figures: OfferFigures;
}

/** `brochure` is the ad after the purchase. */
export type PurchaseOutcome = { brochure: Brochure } & (
  { kind: 'PURCHASED'; purchase: CouponPurchase } | SaleProblem | OfferChanged
);
