import type { RequestContext } from '../../platform/context/RequestContext';
import { isKeeperOf, mayCall } from '../../shared/authorize';
import { purchasedBrochureLoader } from './purchasedBrochureLoader';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { CouponPurchase } from './CouponPurchase';

const couponPurchaseLoader = entityLoader(CouponPurchase);

/** Returns a coupon to administrators and to the vendor of its ad; null for everyone else. */
export async function findCouponPurchase(context: RequestContext, id: number): Promise<CouponPurchase | null> {
  const { viewer } = context;
  if (!viewer || !mayCall(viewer, 'couponPurchases')) return null;
  const purchase = await context.loader(couponPurchaseLoader).load(id);
  if (!purchase || viewer.role === 'ADMINISTRATOR') return purchase;
  const brochure = await context.loader(purchasedBrochureLoader).load(purchase.brochureId);
  return isKeeperOf(viewer, brochure) ? purchase : null;
}
