export interface CouponSaving {
  discountCents: number;
  /** two decimals */
  discountPercent: number;
}

/** The values of an ad, or those stored with a coupon when it was reserved. */
export interface SavingFacts {
  normalPriceCents: number | null;
  discountedPriceCents: number | null;
  /** day since which the normal price has been charged */
  normalPriceSince: string | null;
  /** first day of the offer; null if unknown */
  offerStartsOn: string | null;
  couponsUnlimited: boolean;
}

/**
 * Returns the saving that a coupon may claim: the amount and the percentage of the normal price. Null means N/A:
 * unlimited coupons, missing prices, no saving, or a normal price without proof
 * (docs/rules/prices-and-coupons.md#saving). Every display of a saving uses this function.
 */
export function couponSaving(facts: SavingFacts): CouponSaving | null {
  const { normalPriceCents, discountedPriceCents, normalPriceSince, offerStartsOn, couponsUnlimited } = facts;
  if (couponsUnlimited || normalPriceCents === null || discountedPriceCents === null) return null;
  if (discountedPriceCents >= normalPriceCents || !provesNormalPrice(normalPriceSince, offerStartsOn)) return null;
  const discountCents = normalPriceCents - discountedPriceCents;
  return { discountCents, discountPercent: Math.round((discountCents * 10_000) / normalPriceCents) / 100 };
}

/** Returns whether the normal price applied before the offer began (Australian Consumer Law on "was" prices). */
export function provesNormalPrice(normalPriceSince: string | null, offerStartsOn: string | null): boolean {
  return normalPriceSince !== null && (offerStartsOn === null || normalPriceSince < offerStartsOn);
}
