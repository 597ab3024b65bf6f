import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize, authorizeRole } from '../../../shared/authorize';
import { Brochure } from '../../brochures/Brochure';
import { CouponPurchase } from '../CouponPurchase';
import { readCouponCode } from '../codes/readCouponCode';

interface Found {
  purchase: CouponPurchase;
  brochure: Brochure;
}

/** Returns the coupon of a code with its ad, for administrators and the ad's vendor. */
export async function findCouponByCode(
  { viewer }: RequestContext,
  manager: EntityManager,
  action: 'couponByCode' | 'redeemCoupon',
  text: string,
): Promise<Found> {
  authorizeRole(viewer, action);
  const code = readCouponCode(text);
  const purchase = await manager.getRepository(CouponPurchase).findOneBy({ code });
  if (!purchase) throw new DomainError('NOT_FOUND', 'There is no coupon with this code.');
  const brochure = await manager.getRepository(Brochure).findOneByOrFail({ id: purchase.brochureId });
  authorize(viewer, action, { vendorId: brochure.vendorId });
  return { purchase, brochure };
}
