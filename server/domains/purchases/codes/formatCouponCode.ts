/** Formats a code in groups of four, for print and reading aloud: 7K2M-9QXR-04TB. */
export function formatCouponCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
