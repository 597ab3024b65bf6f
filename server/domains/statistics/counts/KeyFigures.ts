import { Field, Float, Int, ObjectType } from 'type-graphql';
import { StatisticEventCode } from '../StatisticEventCode';

interface Counted {
  eventCode: StatisticEventCode;
  count: number;
}

/** Every kind of contact with the company besides looking at the ad and its coupon. */
const clickCodes: ReadonlySet<StatisticEventCode> = new Set([
  StatisticEventCode.WEBSITE_CLICK,
  StatisticEventCode.PHONE_CLICK,
  StatisticEventCode.EMAIL_CLICK,
  StatisticEventCode.DIRECTIONS_CLICK,
  StatisticEventCode.QR_SCAN,
  StatisticEventCode.PDF_DOWNLOAD,
]);

@ObjectType({ description: 'Counted events in few words (docs/rules/statistics.md#key-figures).' })
export class KeyFigures {
  @Field(() => Int, { description: 'How often a page was opened.' })
  readonly views: number;

  @Field(() => Int, { description: 'Web site, telephone, mail, directions, QR code and PDF together.' })
  readonly clicks: number;

  @Field(() => Int, { description: 'Coupons taken.' })
  readonly coupons: number;

  @Field(() => Int, { description: 'Coupons redeemed, whenever they were taken.' })
  readonly redemptions: number;

  constructor(counts: readonly Counted[]) {
    const sum = (belongs: (code: StatisticEventCode) => boolean): number =>
      counts.reduce((all, { eventCode, count }) => (belongs(eventCode) ? all + count : all), 0);
    this.views = sum((code) => code === StatisticEventCode.DETAIL_PAGE_VIEW);
    this.clicks = sum((code) => clickCodes.has(code));
    this.coupons = sum((code) => code === StatisticEventCode.COUPON_PURCHASE);
    this.redemptions = sum((code) => code === StatisticEventCode.COUPON_REDEEM);
  }

  @Field(() => Float, { nullable: true, description: 'Coupons taken for each view; null without views.' })
  get couponRate(): number | null {
    return this.views === 0 ? null : this.coupons / this.views;
  }

  @Field(() => Float, {
    nullable: true,
    description: 'Coupons redeemed for each one taken in the same days, may be over 1; null if none was taken.',
  })
  get redemptionRate(): number | null {
    return this.coupons === 0 ? null : this.redemptions / this.coupons;
  }
}
