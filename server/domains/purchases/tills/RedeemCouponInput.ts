import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Which coupon to redeem.' })
export class RedeemCouponInput {
  @Field({ description: 'The code as it is shown, in any case, with or without hyphens.' })
  @MaxLength(100, { message: 'A coupon code has 12 letters and digits.' })
  code: string;
}
