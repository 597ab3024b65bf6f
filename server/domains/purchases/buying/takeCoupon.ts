import type { EntityManager } from 'typeorm';
import { flatEntity, type SqlRow } from '../../../platform/database/flatEntity';
import { newDid } from '../../../shared/did';
import type { Buyer } from './readBuyer';
import { CouponPurchase } from '../CouponPurchase';
import { newCouponCode } from '../codes/newCouponCode';
import { typesSql } from '../../brochures/fields/brochureTypes';

interface Taking extends Buyer {
  /** of the purchase; absent: the next one */
  id?: number;
  brochureId: number;
  /** the highest price that the buyer accepts; null: any */
  expectedPriceCents: number | null;
  /** whether the buyer wants reminders */
  remind: boolean;
  idempotencyKey: string | null;
  /** of the terms that the buyer accepts */
  termsVersion: string;
  /** the signed-in account, if any */
  accountId: number | null;
  /** of the buyer's network; null: unknown */
  networkHash: string | null;
  /** until when the buyer has to confirm; absent: need not */
  heldUntil?: Date | null;
  now: Date;
}

/**
 * Raises the number of coupons taken if one is left, the offer runs and its price is accepted. The same statement
 * stores the purchase and counts the event. The ad's row stays locked until the transaction ends, so no coupon is sold
 * twice. Returns null when there was none to take.
 */
export async function takeCoupon(manager: EntityManager, taking: Taking): Promise<CouponPurchase | null> {
  const purchase = flatEntity(manager.dataSource, CouponPurchase, 'purchase');
  const [row] = await manager.query<SqlRow[]>(
    `WITH stock AS (
       UPDATE brochures SET number_of_coupons_purchased = number_of_coupons_purchased + 1
       WHERE id = $1 AND type IN ${typesSql('hasCoupons')} AND status = 'PUBLISHED' AND record_status
         AND visible_from <= $2 AND visible_until > $2
         AND (coupons_unlimited OR number_of_coupons_purchased < number_of_coupons)
         AND ($9::integer IS NULL OR discounted_price_cents <= $9)
       RETURNING *
     ), purchase AS (
       INSERT INTO coupon_purchases (id, did, brochure_id, name, email, code, idempotency_key, title,
         normal_price_cents, discounted_price_cents, normal_price_since, offer_starts_on, coupons_unlimited,
         terms_of_offer, coupon_hours, valid_to, purchased_at, network_hash, remind, terms_version, held_until)
       SELECT coalesce($13, nextval(pg_get_serial_sequence('coupon_purchases', 'id'))), $3, id, $4, $5, $6, $7, title,
         normal_price_cents, discounted_price_cents, normal_price_since,
         coalesce(valid_from, (published_at AT TIME ZONE time_zone)::date), coupons_unlimited,
         terms_of_offer, coupon_hours, valid_to, $2, $10, $11, $12, $14 FROM stock
       RETURNING *
     ), event AS (
       INSERT INTO statistic_events (event_date_time, brochure_id, event_code, account_id)
       SELECT $2, brochure_id, 'COUPON_PURCHASE', $8 FROM purchase
     )
     SELECT ${purchase.select} FROM purchase`,
    [
      taking.brochureId,
      taking.now,
      newDid(),
      taking.name,
      taking.email,
      newCouponCode(),
      taking.idempotencyKey,
      taking.accountId,
      taking.expectedPriceCents,
      taking.networkHash,
      taking.remind,
      taking.termsVersion,
      taking.id ?? null,
      taking.heldUntil ?? null,
    ],
  );
  return row ? purchase.read(row) : null;
}
