/** How long a redemption can be undone (docs/rules/prices-and-coupons.md#undoing-a-redemption). */
export const minutesToUndo = 10;
