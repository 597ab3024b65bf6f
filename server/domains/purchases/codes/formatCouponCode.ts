/** In groups of four, as it is printed and read aloud: 7K2M-9QXR-04TB. */
export function formatCouponCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
