import type { VendorCouponsScreenQuery } from '../../../generated/types';

export type Buyer = VendorCouponsScreenQuery['couponPurchases']['edges'][number]['node'];
