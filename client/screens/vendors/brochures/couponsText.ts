interface Coupons {
  type: string;
  couponsUnlimited: boolean;
  numberOfCoupons: number | null;
  numberOfCouponsPurchased: number;
}

/** "12 of 50 taken"; null where there are no coupons. */
export function couponsText({
  type,
  couponsUnlimited,
  numberOfCoupons,
  numberOfCouponsPurchased,
}: Coupons): string | null {
  if (type !== 'CP_AD') return null;
  const taken = numberOfCouponsPurchased.toLocaleString('en-AU');
  if (couponsUnlimited || numberOfCoupons === null) return `${taken} taken`;
  return `${taken} of ${numberOfCoupons.toLocaleString('en-AU')} taken`;
}
