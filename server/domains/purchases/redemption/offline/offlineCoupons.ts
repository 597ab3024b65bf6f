import { randomBytes } from 'node:crypto';
import { hashCouponCode } from '../../../../../shared/coupons/hashCouponCode';
import { offlineTill } from '../../../../../shared/coupons/offlineTill';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { companyOfTill } from '../companyOfTill';
import { nameOfList } from './offlineList';
import type { OfflineCouponList, OfflineOffer } from './OfflineCouponList';

/** As the class, made of plain rows. */
type Plain<T> = Pick<T, keyof T>;

type Fetched = Plain<Omit<OfflineCouponList, 'offers'>> & { offers: Plain<OfflineOffer>[] };
type Row = Omit<OfflineOffer, 'valid' | 'held'> & { codes: string[]; heldCodes: string[] };

/**
 * Returns the coupons of a company that can be redeemed today, for a till that may lose its connection: those that end
 * first, at most 2,000 (docs/rules/prices-and-coupons.md#a-till-without-a-connection).
 *
 * @throws VALIDATION_FAILED for an administrator who names no company; NOT_FOUND; FORBIDDEN
 */
export async function offlineCoupons(
  context: RequestContext,
  { vendorDatabaseId }: { vendorDatabaseId?: number | null | undefined },
): Promise<Fetched> {
  const vendorId = await companyOfTill(context, 'offlineCoupons', vendorDatabaseId);
  const { database, clock, identitySecret } = context;
  const fetchedAt = clock.now();
  const found = await database.query<(Row & { totalCount: number })[]>(live, [
    vendorId,
    fetchedAt,
    offlineTill.mostCoupons,
  ]);
  const salt = randomBytes(16).toString('base64url');
  const hashed = (codes: string[]) => Promise.all(codes.map((code) => hashCouponCode(salt, code)));
  const offers = await Promise.all(
    found.map(async ({ codes, heldCodes, totalCount: _, ...offer }) => ({
      ...offer,
      valid: await hashed(codes),
      held: await hashed(heldCodes),
    })),
  );
  return {
    ...{ list: nameOfList(identitySecret, vendorId, fetchedAt), salt, fetchedAt, offers },
    count: offers.reduce((sum, { valid, held }) => sum + valid.length + held.length, 0),
    totalCount: found[0]?.totalCount ?? 0,
  };
}

/** Rows of promises with their codes, and the number of all coupons. */
const live = `
  WITH live AS (
    SELECT p.*, b.time_zone, b.state, count(*) OVER ()::integer AS total,
      p.held_until IS NOT NULL AND p.confirmed_at IS NULL AS is_held
    FROM brochures b JOIN coupon_purchases p ON p.brochure_id = b.id
    WHERE b.vendor_id = $1 AND p.redeemed_at IS NULL AND p.voided_at IS NULL
      AND p.valid_to >= ($2::timestamptz AT TIME ZONE b.time_zone)::date
    ORDER BY p.valid_to, p.id
    LIMIT $3
  )
  SELECT brochure_id AS "brochureDatabaseId", title, discounted_price_cents AS "discountedPriceCents",
    terms_of_offer AS "termsOfOffer", coupon_hours AS "couponHours", valid_to::text AS "validTo",
    time_zone AS "timeZone", state, max(total) AS "totalCount",
    coalesce(array_agg(code ORDER BY code) FILTER (WHERE NOT is_held), '{}') AS codes,
    coalesce(array_agg(code ORDER BY code) FILTER (WHERE is_held), '{}') AS "heldCodes"
  FROM live
  GROUP BY brochure_id, title, discounted_price_cents, terms_of_offer, coupon_hours, valid_to, time_zone, state
  ORDER BY valid_to, brochure_id, min(id)`;
