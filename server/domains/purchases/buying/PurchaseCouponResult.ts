import { createUnionType } from 'type-graphql';
import { CouponAlreadyPurchased } from './CouponAlreadyPurchased';
import { CouponEnded } from './CouponEnded';
import { CouponOfferChanged } from './CouponOfferChanged';
import { CouponPurchased } from './CouponPurchased';
import { CouponSoldOut } from './CouponSoldOut';
import type { PurchaseOutcome, SaleProblem } from './PurchaseOutcome';

export const PurchaseCouponResult = createUnionType({
  name: 'PurchaseCouponResult',
  description: 'What a buyer has to reckon with: a coupon, or the reason why there is none.',
  types: () => [CouponPurchased, CouponSoldOut, CouponEnded, CouponAlreadyPurchased, CouponOfferChanged] as const,
});

const refusals = {
  SOLD_OUT: CouponSoldOut,
  ENDED: CouponEnded,
  ALREADY_PURCHASED: CouponAlreadyPurchased,
} satisfies Record<SaleProblem['kind'], unknown>;

export function purchaseCouponResult(outcome: PurchaseOutcome): typeof PurchaseCouponResult {
  if (outcome.kind === 'PURCHASED') return new CouponPurchased(outcome.purchase, outcome.brochure);
  if (outcome.kind === 'OFFER_CHANGED') {
    return new CouponOfferChanged(outcome.message, outcome.brochure, outcome.figures);
  }
  return new refusals[outcome.kind](outcome.message, outcome.brochure);
}
