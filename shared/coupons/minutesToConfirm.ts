/** How long a held coupon waits for its buyer (docs/rules/prices-and-coupons.md#held-coupons). */
export const minutesToConfirm = 30;
