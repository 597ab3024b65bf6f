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

  /** the ad of the coupon, in any state */
  readonly offer: Brochure;

  constructor(purchase: CouponPurchase, offer: Brochure) {
    this.purchase = purchase;
    this.offer = offer;
    this.brochure = whileShown(offer);
  }
}
