import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/PageArgs';
import { CouponState } from './CouponState';

@ArgsType()
export class CouponPurchasesArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only those of the ad with this global id.' })
  brochureId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only the one with this code, however it is typed.' })
  @MaxLength(100, { message: 'A coupon code has 12 letters and digits.' })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only those of this e-mail address, in any case; for administrators.',
  })
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email?: string | null;

  @Field(() => CouponState, { nullable: true, description: 'Only those in this state.' })
  state?: CouponState | null;
}
