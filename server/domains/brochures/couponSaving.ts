export interface CouponSaving {
  discountCents: number;
  /** two decimals */
  discountPercent: number;
}

/** An ad as it is, or what a coupon promised when it was reserved. */
export interface SavingFacts {
  normalPriceCents: number | null;
  discountedPriceCents: number | null;
  /** since when the normal price has been charged */
  normalPriceSince: string | null;
  /** first day of the offer; null while nobody knows it */
  offerStartsOn: string | null;
  couponsUnlimited: boolean;
}

/**
 * The saving that a coupon may claim: amount and per cent of the normal price. Null means N/A: unlimited coupons,
 * prices that are missing or make no saving, and a normal price without proof
 * (docs/rules/prices-and-coupons.md#saving). Everything that shows a saving takes it from here.
 */
export function couponSaving(facts: SavingFacts): CouponSaving | null {
  const { normalPriceCents, discountedPriceCents, normalPriceSince, offerStartsOn, couponsUnlimited } = facts;
  if (couponsUnlimited || normalPriceCents === null || discountedPriceCents === null) return null;
  if (discountedPriceCents >= normalPriceCents || !provesNormalPrice(normalPriceSince, offerStartsOn)) return null;
  const discountCents = normalPriceCents - discountedPriceCents;
  return { discountCents, discountPercent: Math.round((discountCents * 10_000) / normalPriceCents) / 100 };
}

/** A normal price is one that was charged before the offer began (Australian Consumer Law on "was" prices). */
export function provesNormalPrice(normalPriceSince: string | null, offerStartsOn: string | null): boolean {
  return normalPriceSince !== null && (offerStartsOn === null || normalPriceSince < offerStartsOn);
}
