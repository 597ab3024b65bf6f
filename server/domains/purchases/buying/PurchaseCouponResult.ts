import { createUnionType, ObjectType, Field, Int } from 'type-graphql';
import { CouponPurchased } from './CouponPurchased';
import type { PurchaseOutcome, SaleProblem } from './PurchaseOutcome';
import type { OfferFigures } from './offerFigures';
import { Brochure } from '../../brochures/Brochure';
import { whileShown } from '../whileShown';

/** The base of every outcome without a coupon. */
@ObjectType()
abstract class CouponRefusal {
  @Field({ description: 'A sentence for the buyer.' })
  readonly message: string;

  @Field(() => Brochure, { nullable: true, description: 'The ad as it is now; null once visitors no longer see it.' })
  readonly brochure: Brochure | null;

  constructor(message: string, brochure: Brochure) {
    this.message = message;
    this.brochure = whileShown(brochure);
  }
}

@ObjectType({
  description:
    'The coupon costs more than `expectedPriceCents` by now: nothing is reserved. Show the new price, and ask again with it.',
})
class CouponOfferChanged extends CouponRefusal {
  @Field(() => Int, { description: 'Price with the coupon as it is now, in cents (AUD).' })
  readonly discountedPriceCents: number;

  @Field(() => Int, { nullable: true, description: 'Price without the coupon as it is now, in cents (AUD).' })
  readonly normalPriceCents: number | null;

  @Field(() => Int, { nullable: true, description: 'The saving as it is now; null where none may be claimed.' })
  readonly discountCents: number | null;

  constructor(message: string, brochure: Brochure, figures: OfferFigures) {
    super(message, brochure);
    this.discountedPriceCents = figures.discountedPriceCents;
    this.normalPriceCents = figures.normalPriceCents;
    this.discountCents = figures.discountCents;
  }
}

@ObjectType({ description: 'All coupons of the offer are taken.' })
class CouponSoldOut extends CouponRefusal {}

@ObjectType({ description: 'The last day of the offer is over.' })
class CouponEnded extends CouponRefusal {}

@ObjectType({ description: 'The buyer has as many coupons of this offer as one person may take.' })
class CouponAlreadyPurchased extends CouponRefusal {}

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
