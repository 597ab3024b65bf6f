import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';
import { readCouponToken } from './couponTokens';
import { CouponPurchase } from './CouponPurchase';

/**
 * Returns the coupon of a signed token; the signature is sufficient proof.
 * @throws NOT_FOUND
 */
export async function purchaseByToken(context: RequestContext, token: string): Promise<CouponPurchase> {
  authorize(context.viewer, 'reservedCoupon');
  const did = readCouponToken(context.identitySecret, token);
  const purchase = did === null ? null : await context.database.getRepository(CouponPurchase).findOneBy({ did });
  if (!purchase) throw new DomainError('NOT_FOUND', 'There is no coupon at this address. Check that it is complete.');
  return purchase;
}
