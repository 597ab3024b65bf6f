interface Stock {
  numberOfCoupons: number | null;
  numberOfCouponsPurchased: number;
  couponsUnlimited: boolean;
}

/**
 * docs/rules/prices-and-coupons.md#coupons-left: remaining = number less purchased; null (N/A) when unlimited or not
 * set.
 */
export function couponsRemaining(stock: Stock): number | null {
  if (stock.couponsUnlimited || stock.numberOfCoupons === null) return null;
  return stock.numberOfCoupons - stock.numberOfCouponsPurchased;
}
