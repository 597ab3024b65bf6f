const dollarFormat = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** Formats cents for people: $1,234.50. */
export function formatDollars(cents: number): string {
  return dollarFormat.format(cents / 100);
}
