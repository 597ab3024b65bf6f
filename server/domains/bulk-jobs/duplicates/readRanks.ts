import type { RequestContext } from '../../../platform/context/RequestContext';
import { countedViews } from '../../brochures/countedViews';
import type { PairOfAds } from '../../duplicates/readDuplicatePairs';
import type { RankedAd } from './planGroups';

/** Returns what decides which ad stays, for each ad of the pairs. One statement. */
export async function readRanks(
  { database }: Pick<RequestContext, 'database'>,
  pairs: readonly PairOfAds[],
): Promise<(id: number) => RankedAd> {
  const ids = [...new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]))];
  const rows = await database.query<RankedAd[]>(
    `SELECT id, vendor_id IS NOT NULL AS "hasVendor", status = 'PUBLISHED' AS "isPublished",
       (${countedViews.query('brochures')}) AS views,
       EXISTS (SELECT FROM coupon_purchases WHERE brochure_id = brochures.id) AS "hasTakenCoupons"
     FROM brochures WHERE id = ANY($1)`,
    [ids],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const gone = { hasVendor: false, isPublished: false, views: 0, hasTakenCoupons: false };
  return (id) => known.get(id) ?? { id, ...gone };
}
