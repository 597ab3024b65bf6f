import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../../brochures/Brochure';
import { CouponPurchase } from '../CouponPurchase';
import { whileShown } from '../whileShown';

@ObjectType({ description: 'The coupon is reserved.' })
export class CouponPurchased {
  @Field(() => CouponPurchase, { description: 'The coupon.' })
  readonly purchase: CouponPurchase;

  @Field(() => Brochure, {
    nullable: true,
    description: 'The ad as it is now, with one coupon less; null once visitors no longer see it.',
  })
  readonly brochure: Brochure | null;

  /** what the coupon was drawn from, whatever has become of it since */
  readonly offer: Brochure;

  constructor(purchase: CouponPurchase, offer: Brochure) {
    this.purchase = purchase;
    this.offer = offer;
    this.brochure = whileShown(offer);
  }
}
