const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** 123450 → "$1,234.50". */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100);
}
