import type { EntityManager } from 'typeorm';
import { recipientHashOf } from '../../../platform/mailer/opt-outs/optOutTokens';

interface Move {
  /** both in lower case */
  from: string;
  to: string;
  /** of the hashes by which opt-outs are found */
  secret: string;
}

/** Moves coupons, waiting, follows and enquiries to another address. What that address has already stays once. */
export async function moveAddress(manager: EntityManager, { from, to, secret }: Move): Promise<void> {
  const hash = recipientHashOf(secret, to);
  await manager.query(`UPDATE coupon_purchases SET email = $2 WHERE lower(email) = $1`, [from, to]);
  await manager.query(
    `DELETE FROM coupon_waits old WHERE email = $1 AND EXISTS (SELECT FROM coupon_waits kept
       WHERE kept.brochure_id = old.brochure_id AND kept.id <> old.id AND fold_email(kept.email) = fold_email($2))`,
    [from, to],
  );
  await manager.query(`UPDATE coupon_waits SET email = $2, recipient_hash = $3 WHERE email = $1`, [from, to, hash]);
  await manager.query(
    `DELETE FROM follows old WHERE email = $1 AND EXISTS (SELECT FROM follows kept WHERE kept.email = $2
       AND kept.map_area_id IS NOT DISTINCT FROM old.map_area_id
       AND kept.category_id IS NOT DISTINCT FROM old.category_id
       AND kept.vendor_id IS NOT DISTINCT FROM old.vendor_id)`,
    [from, to],
  );
  await manager.query(`UPDATE follows SET email = $2, recipient_hash = $3 WHERE email = $1`, [from, to, hash]);
  await manager.query(`UPDATE enquiries SET email = $2 WHERE email = $1`, [from, to]);
  // the page that the old address opened shows nothing of the new one
  await manager.query(`DELETE FROM buyer_links WHERE email = $1`, [from]);
}
