/** The printed form of a coupon code: groups of four. */
export function formatCouponCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
