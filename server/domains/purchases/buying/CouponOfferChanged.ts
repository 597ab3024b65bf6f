import { Field, Int, ObjectType } from 'type-graphql';
import type { Brochure } from '../../brochures/Brochure';
import { CouponRefusal } from './CouponRefusal';
import type { OfferFigures } from './offerFigures';

@ObjectType({
  description:
    'The coupon costs more than `expectedPriceCents` by now: nothing is reserved. Show the new price, and ask again with it.',
})
export class CouponOfferChanged extends CouponRefusal {
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
