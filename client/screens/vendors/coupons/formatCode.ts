/** In groups of four, as it stands on the coupon: 7K2M-9QXR-04TB. */
export function formatCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
