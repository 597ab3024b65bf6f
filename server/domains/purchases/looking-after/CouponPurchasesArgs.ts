import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { PageArgs } from '../../../platform/graphql/PageArgs';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { CouponState } from '../CouponState';

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

  @Field(() => String, {
    nullable: true,
    description: "Only those whose buyer's name or e-mail address, or title, holds this text; for administrators.",
  })
  @MaxLength(200, { message: 'Search for at most 200 characters.' })
  q?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only those of the ad with this `databaseId`.' })
  brochureDatabaseId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only those of ads of the vendor with this `databaseId`.' })
  vendorId?: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Reserved then or later.' })
  from?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Reserved before then.' })
  to?: Date | null;
}
