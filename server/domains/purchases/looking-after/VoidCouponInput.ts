import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which coupon to take back, and why.' })
export class VoidCouponInput {
  @Field(() => ID, { description: 'Global id of the coupon.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Why: it is kept in the audit log.' })
  @MaxLength(500, { message: 'Say it in at most 500 characters.' })
  reason?: string | null;
}
