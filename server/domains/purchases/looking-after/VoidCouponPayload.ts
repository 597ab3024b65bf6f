import { Field, ObjectType } from 'type-graphql';
import { CouponPurchase } from '../CouponPurchase';

@ObjectType({ description: 'What `voidCoupon` did.' })
export class VoidCouponPayload {
  @Field(() => CouponPurchase, { description: 'The coupon as it is now; its ad is at `brochure`.' })
  readonly purchase: CouponPurchase;

  constructor(purchase: CouponPurchase) {
    this.purchase = purchase;
  }
}
