import { MoreThan } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { hashSecretToken } from '../../../shared/secret-tokens/hashSecretToken';
import { CouponPurchase } from '../CouponPurchase';
import { BuyerLink } from './BuyerLink';
import { noSuchBuyerLink } from './noSuchBuyerLink';

/** Nobody needs more; each costs a place in the page. */
const most = 100;

interface Found {
  isOpen: boolean;
  /** newest first; none until the link is opened */
  purchases: CouponPurchase[];
}

/**
 * Returns the coupons of the address that a token stands for.
 * @throws NOT_FOUND if the token is unknown, used or too old
 */
export async function findBuyerCoupons(context: RequestContext, token: string): Promise<Found> {
  authorize(context.viewer, 'buyerCoupons');
  const { database, clock } = context;
  const link = await database
    .getRepository(BuyerLink)
    .findOneBy({ tokenHash: hashSecretToken(token), expiresAt: MoreThan(clock.now()) });
  if (!link) throw noSuchBuyerLink();
  if (!link.isOpen) return { isOpen: false, purchases: [] };
  const purchases = await database
    .getRepository(CouponPurchase)
    .createQueryBuilder('coupon')
    .where('lower(coupon.email) = :email', { email: link.email })
    .orderBy('coupon.id', 'DESC')
    .take(most)
    .getMany();
  return { isOpen: true, purchases };
}
