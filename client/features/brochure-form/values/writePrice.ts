/** 123450 cents → "1234.50", as prices are written in forms. */
export function writePrice(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2);
}
