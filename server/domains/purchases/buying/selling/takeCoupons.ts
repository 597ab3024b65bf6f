import type { EntityManager } from 'typeorm';
import { flatEntity, type SqlRow } from '../../../../platform/database/flatEntity';
import { newDid } from '../../../../shared/did';
import { newCouponCode } from '../../codes/newCouponCode';
import { CouponPurchase } from '../../CouponPurchase';
import type { Buyer } from '../readBuyer';

interface Taking extends Buyer {
  /** whether the buyer wants reminders */
  remind: boolean;
  idempotencyKey: string | null;
  /** of the terms that the buyer accepts */
  termsVersion: string;
  /** the signed-in account, if any */
  accountId: number | null;
  /** of the buyer's network */
  networkHash: string;
  /** until when the buyer has to confirm; null: need not */
  heldUntil: Date | null;
  now: Date;
}

/**
 * Stores the purchases in their order, raises the number of coupons taken and counts the events, in one statement. Lock the
 * ad first, and take no more than are left: the database refuses more. Returns the coupons in the order of their buyers.
 */
export async function takeCoupons(
  manager: EntityManager,
  brochureId: number,
  takings: readonly Taking[],
): Promise<CouponPurchase[]> {
  const purchase = flatEntity(manager.dataSource, CouponPurchase, 'purchase');
  const rows = await manager.query<SqlRow[]>(
    `WITH stock AS (
       UPDATE brochures SET number_of_coupons_purchased = number_of_coupons_purchased + cardinality($2::text[])
       WHERE id = $1 RETURNING *
     ), buyer AS (
       SELECT * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::integer[], $8::text[],
         $9::boolean[], $10::text[], $11::timestamptz[], $12::timestamptz[]) WITH ORDINALITY
         AS buyer (did, name, email, code, key, account_id, network_hash, remind, terms_version, held_until, now, place)
     ), purchase AS (
       INSERT INTO coupon_purchases (did, brochure_id, name, email, code, idempotency_key, title,
         normal_price_cents, discounted_price_cents, normal_price_since, offer_starts_on, coupons_unlimited,
         terms_of_offer, coupon_hours, valid_to, purchased_at, network_hash, remind, terms_version, held_until)
       SELECT buyer.did, stock.id, buyer.name, buyer.email, buyer.code, buyer.key, title,
         normal_price_cents, discounted_price_cents, normal_price_since,
         coalesce(valid_from, (published_at AT TIME ZONE time_zone)::date), coupons_unlimited,
         terms_of_offer, coupon_hours, valid_to, buyer.now, buyer.network_hash, buyer.remind, buyer.terms_version,
         buyer.held_until
       FROM stock, buyer ORDER BY place
       RETURNING *
     ), event AS (
       INSERT INTO statistic_events (event_date_time, brochure_id, event_code, account_id)
       SELECT buyer.now, $1, 'COUPON_PURCHASE', buyer.account_id FROM stock, buyer ORDER BY place
     )
     SELECT ${purchase.select} FROM purchase JOIN buyer ON buyer.did = purchase.did ORDER BY place`,
    [
      brochureId,
      takings.map(() => newDid()),
      takings.map(({ name }) => name),
      takings.map(({ email }) => email),
      takings.map(() => newCouponCode()),
      takings.map(({ idempotencyKey }) => idempotencyKey),
      takings.map(({ accountId }) => accountId),
      takings.map(({ networkHash }) => networkHash),
      takings.map(({ remind }) => remind),
      takings.map(({ termsVersion }) => termsVersion),
      takings.map(({ heldUntil }) => heldUntil),
      takings.map(({ now }) => now),
    ],
  );
  return rows.flatMap((row) => purchase.read(row) ?? []);
}
