import { ArgsType, Field, Int } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { flatEntity } from '../../../platform/database/flatEntity';
import { keysetPage } from '../../../platform/database/keysetPage';
import { ForwardPageArgs } from '../../../platform/graphql/ForwardPageArgs';
import type { Page } from '../../../platform/graphql/Page';
import type { SortKey } from '../../../shared/paging/SortKey';
import { CouponPurchase } from '../CouponPurchase';
import { companyOfTill } from './companyOfTill';

@ArgsType()
export class RedemptionsTodayArgs extends ForwardPageArgs {
  @Field(() => Int, {
    nullable: true,
    description: "`databaseId` of the company; absent: the caller's own. Administrators have to name one.",
  })
  vendorDatabaseId?: number | null;
}

interface Asked {
  first?: number | null;
  after?: string | null;
  vendorDatabaseId?: number | null;
}

const keys: SortKey[] = [
  {
    name: 'REDEEMED_AT',
    expression: 'extract(epoch FROM p.redeemed_at)::float8',
    direction: 'DESC',
    kind: 'float',
    nullable: false,
  },
  { name: 'ID', expression: 'p.id', direction: 'DESC', kind: 'integer', nullable: false },
];

/** the longest day, on which daylight saving ends */
const longestDayMs = 25 * 60 * 60 * 1000;

/**
 * Returns a page of the coupons of a company's ads that were redeemed today, the last one first. The day is that of
 * each ad's zone (docs/rules/dates-and-money.md#time-zones).
 *
 * @throws VALIDATION_FAILED for an administrator who names no company; NOT_FOUND; FORBIDDEN
 */
export async function redemptionsToday(
  context: RequestContext,
  { vendorDatabaseId, ...page }: Asked,
): Promise<Page<{ item: CouponPurchase; cursor: string }>> {
  const vendorId = await companyOfTill(context, 'redemptionsToday', vendorDatabaseId);
  const { database, clock } = context;
  const now = clock.now();
  return keysetPage(database, {
    entity: flatEntity(database, CouponPurchase, 'p'),
    from: 'brochures b JOIN coupon_purchases p ON p.brochure_id = b.id',
    keys,
    page,
    conditions: (values) => {
      const at = `${values.add(now)}::timestamptz`;
      return [
        `b.vendor_id = ${values.add(vendorId)}`,
        // lets the index find them; the exact beginning depends on the ad
        `p.redeemed_at >= ${values.add(new Date(now.getTime() - longestDayMs))}`,
        `p.redeemed_at >= date_trunc('day', ${at} AT TIME ZONE b.time_zone) AT TIME ZONE b.time_zone`,
      ];
    },
  });
}
