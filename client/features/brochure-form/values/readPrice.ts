/** "$1,234.5" → 123450 cents. Returns undefined for anything but a price in dollars. */
export function readPrice(text: string): number | undefined {
  const [, dollars, cents = ''] = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (dollars === undefined) return undefined;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** 123450 cents → "1234.50", the format of forms. */
export function writePrice(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2);
}
