import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which coupon to mail again.' })
export class ResendCouponInput {
  @Field(() => ID, { description: 'Global id of the coupon.' })
  id: string;
}
