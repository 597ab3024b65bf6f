import type { PurchasesScreenQuery } from '../../../generated/types';

/** A coupon as the administrators' list shows it. */
export type Purchase = PurchasesScreenQuery['couponPurchases']['edges'][number]['node'];
