import { entityLoader } from '../../platform/loaders/entityLoader';
import { CouponPurchase } from './CouponPurchase';

export const couponPurchaseLoader = entityLoader(CouponPurchase);
