import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLDate } from '../../../../shared/scalars/GraphQLDate';
import { GraphQLDateTime } from '../../../../shared/scalars/GraphQLDateTime';

@ObjectType({ description: 'Coupons of one promise, in a list for a till. Neither codes nor buyers are in it.' })
export class OfflineOffer {
  @Field(() => Int, { description: '`databaseId` of the ad.' })
  brochureDatabaseId: number;

  @Field({ description: 'Title of the ad when the coupons were reserved.' })
  title: string;

  @Field(() => Int, { description: 'Price with the coupon, in cents (AUD), GST included, as promised.' })
  discountedPriceCents: number;

  @Field({ description: 'Conditions, as promised.' })
  termsOfOffer: string;

  @Field(() => String, { nullable: true, description: 'When they can be used, as promised; null: at any time.' })
  couponHours: string | null;

  @Field(() => GraphQLDate, { description: "Last day, in the ad's own time zone." })
  validTo: string;

  @Field({ description: "The ad's time zone, by its IANA name." })
  timeZone: string;

  @Field(() => String, { nullable: true, description: "The ad's state or territory, whose public holidays count." })
  state: string | null;

  @Field(() => [String], { description: 'Hashes of the codes that can be redeemed.' })
  valid: string[];

  @Field(() => [String], { description: 'Hashes of the codes whose buyers have not confirmed them yet.' })
  held: string[];
}

@ObjectType({
  description:
    'Coupons of a company that a till can check without a connection. A hash is the first 10 hex digits of SHA-256 over `salt`, a space and the code in capitals without hyphens.',
})
export class OfflineCouponList {
  @Field({ description: 'Names this list when redemptions are sent; opaque.' })
  list: string;

  @Field({ description: 'Random; of this list only.' })
  salt: string;

  @Field(() => GraphQLDateTime, { description: 'When it was made. It counts for 12 hours.' })
  fetchedAt: Date;

  @Field(() => Int, { description: 'Coupons in the list: at most 2,000, those that end first.' })
  count: number;

  @Field(() => Int, { description: 'Coupons that the company has to redeem altogether.' })
  totalCount: number;

  @Field(() => [OfflineOffer], { description: 'The coupons, by what they promise.' })
  offers: OfflineOffer[];
}
