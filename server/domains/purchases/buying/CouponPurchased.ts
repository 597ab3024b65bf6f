import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../../brochures/Brochure';
import { CouponPurchase } from '../CouponPurchase';

@ObjectType({ description: 'The coupon is reserved.' })
export class CouponPurchased {
  @Field(() => CouponPurchase, { description: 'The coupon.' })
  readonly purchase: CouponPurchase;

  @Field(() => Brochure, { description: 'The ad as it is now, with one coupon less.' })
  readonly brochure: Brochure;

  constructor(purchase: CouponPurchase, brochure: Brochure) {
    this.purchase = purchase;
    this.brochure = brochure;
  }
}
