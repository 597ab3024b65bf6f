interface Stock {
  numberOfCoupons: number | null;
  numberOfCouponsPurchased: number;
  couponsUnlimited: boolean;
}

/**
 * Returns the number of coupons minus those purchased; null (N/A) if unlimited or not set
 * (docs/rules/prices-and-coupons.md#coupons-left).
 */
export function couponsRemaining(stock: Stock): number | null {
  if (stock.couponsUnlimited || stock.numberOfCoupons === null) return null;
  return stock.numberOfCoupons - stock.numberOfCouponsPurchased;
}
