import type { EntityManager } from 'typeorm';
import { Account } from '../../accounts/Account';
import type { CouponPurchase } from '../CouponPurchase';

/**
 * At whose till a coupon was redeemed: the name of that login; null while it is not. Read on the caller's own
 * connection, since many tills may ask inside of their transactions at one moment.
 */
export async function redeemerOf(
  manager: EntityManager,
  { redeemedById }: Pick<CouponPurchase, 'redeemedById'>,
): Promise<string | null> {
  if (redeemedById === null) return null;
  return (await manager.getRepository(Account).findOneBy({ id: redeemedById }))?.name ?? null;
}
