import { Field, ObjectType } from 'type-graphql';
import { CouponPurchase } from '../CouponPurchase';

@ObjectType({ description: 'What `resendCoupon` did.' })
export class ResendCouponPayload {
  @Field(() => CouponPurchase, { description: 'The coupon, which is on its way.' })
  readonly purchase: CouponPurchase;

  constructor(purchase: CouponPurchase) {
    this.purchase = purchase;
  }
}
