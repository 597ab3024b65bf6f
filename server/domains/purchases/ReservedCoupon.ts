import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLDate } from '../../shared/scalars/GraphQLDate';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { CouponState } from './CouponState';
import { VoidReason } from './VoidReason';
import { whenReminded } from '../../../shared/coupons/whenReminded';

type ReservedCouponValues = { [Name in keyof ReservedCoupon]: ReservedCoupon[Name] };

@ObjectType({
  description: 'A coupon as its buyer has it: whoever knows its token. Says nothing of who bought it.',
})
export class ReservedCoupon {
  @Field({ description: 'The key to it; keep it as you keep the coupon.' })
  readonly token: string;

  @Field({ description: 'What the buyer shows, in groups of four: 7K2M-9QXR-04TB.' })
  readonly code: string;

  @Field({ description: 'Title of the ad when the coupon was reserved.' })
  readonly title: string;

  @Field({ description: 'The business; empty when it is not known.' })
  readonly companyName: string;

  @Field(() => Int, { description: 'Price with the coupon, in cents (AUD), GST included, as promised.' })
  readonly discountedPriceCents: number;

  @Field({ description: 'Conditions, as promised.' })
  readonly termsOfOffer: string;

  @Field(() => String, {
    nullable: true,
    description: 'When it can be used, in words, as promised; null: at any time.',
  })
  readonly couponHoursSummary: string | null;

  @Field(() => GraphQLDate, { description: "Last day of the coupon, in the ad's own time zone." })
  readonly validTo: string;

  @Field(() => GraphQLDateTime, { description: 'When it was reserved.' })
  readonly purchasedAt: Date;

  @Field(() => CouponState, { description: 'What has become of it.' })
  readonly state: CouponState;

  @Field(() => VoidReason, { nullable: true, description: 'Who took it back; null unless it was voided.' })
  readonly voidReason: VoidReason | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'While it is HELD: the moment before which the link in the mail confirms it. Else null.',
  })
  readonly heldUntil: Date | null;

  @Field({ description: `Whether we remind of it by mail, ${whenReminded}.` })
  readonly remind: boolean;

  @Field({ description: 'Path of its last day for a calendar (iCalendar).' })
  readonly calendarPath: string;

  @Field(() => String, {
    nullable: true,
    description: 'Path that adds it to Apple Wallet; null if the site has none, or the coupon is not VALID.',
  })
  readonly appleWalletPath: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path that adds it to Google Wallet; null if the site has none, or the coupon is not VALID.',
  })
  readonly googleWalletPath: string | null;

  @Field(() => Int, { description: 'Number of the ad, for its page.' })
  readonly brochureDatabaseId: number;

  @Field({ description: 'What a QR code of the coupon holds: where the vendor redeems it.' })
  readonly redeemUrl: string;

  @Field({ description: 'Path of the coupon as PDF, drawn when it is asked for.' })
  readonly pdfPath: string;

  constructor(values: ReservedCouponValues) {
    Object.assign(this, values);
  }
}
