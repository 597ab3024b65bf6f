import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which coupon to take back.' })
export class VoidCouponInput {
  @Field(() => ID, { description: 'Global id of the coupon.' })
  id: string;
}
