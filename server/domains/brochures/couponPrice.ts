export interface CouponPrice {
  discountCents: number;
  /** two decimals */
  discountPercent: number;
}

interface Prices {
  normalPriceCents: number | null;
  discountedPriceCents: number | null;
  couponsUnlimited: boolean;
}

/**
 * Specification, section 5: discount = normal less discounted price, per cent = discount over normal price, two
 * decimals. Unlimited coupons show N/A instead, hence null; so do prices that are missing or zero.
 */
export function couponPrice(prices: Prices): CouponPrice | null {
  const { normalPriceCents, discountedPriceCents, couponsUnlimited } = prices;
  if (couponsUnlimited || normalPriceCents === null || discountedPriceCents === null) return null;
  if (normalPriceCents <= 0) return null;
  const discountCents = normalPriceCents - discountedPriceCents;
  return { discountCents, discountPercent: Math.round((discountCents * 10_000) / normalPriceCents) / 100 };
}
