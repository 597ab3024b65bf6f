import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { keyedHash } from '../../../../shared/keyedHash';
import { wideNetworkOf } from '../../../../shared/networks/networkOf';
import type { Brochure } from '../../../brochures/Brochure';

const windowMs = 60 * 60 * 1000;

/** Returns a keyed hash of the caller's network. The address itself is never stored. */
export function networkHashOf({ remoteAddress, identitySecret }: RequestContext): string {
  return keyedHash(identitySecret, 'purchase network', wideNetworkOf(remoteAddress));
}

/**
 * Limits how many coupons of one offer go to one network within an hour. Voided ones count too. Call it before the coupon is
 * taken: it serialises the buyers of one network until the transaction ends, so that the row of the ad, for which all buyers
 * wait, is locked later. Coupons without a number cannot be used up and have no pace
 * (docs/rules/prices-and-coupons.md#pace-of-a-network).
 * Returns how many coupons the network will have had, this one included.
 * @throws TOO_MANY_REQUESTS if the network has had its coupons, with the time until the next one
 */
export async function keepNetworkPace(
  manager: EntityManager,
  context: RequestContext,
  { id, couponsUnlimited }: Pick<Brochure, 'id' | 'couponsUnlimited'>,
): Promise<number> {
  if (couponsUnlimited) return 0;
  const now = context.clock.now().getTime();
  const network = networkHashOf(context);
  const lock = () =>
    manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`network ${String(id)} ${network}`]);
  const count = () =>
    manager.query<{ taken: number; first: Date | null }[]>(
      `SELECT count(*)::integer + 1 AS taken, min(purchased_at) AS first FROM coupon_purchases
       WHERE brochure_id = $1 AND network_hash = $2 AND purchased_at > $3`,
      [id, network, new Date(now - windowMs)],
    );
  const { heldAfter, perNetwork } = context.purchases;
  // behind a proxy that nobody named, everybody has one network: then nobody is refused, and only the first coupons, which
  // are not held, make others wait
  if (!context.isAddressShared) await lock();
  let [row] = await count();
  if (context.isAddressShared && row && row.taken <= heldAfter) {
    await lock();
    [row] = await count();
  }
  if (!row || row.taken <= perNetwork || context.isAddressShared) return row?.taken ?? 0;
  const first = row.first?.getTime() ?? now;
  const retryAfterSeconds = Math.max(1, Math.ceil((first + windowMs - now) / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw new DomainError('TOO_MANY_REQUESTS', `This offer is in great demand just now. Try again in ${wait}.`, {
    retryAfterSeconds,
  });
}
