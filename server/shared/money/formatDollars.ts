import { currency, locale } from '../locale';
const dollarFormat = new Intl.NumberFormat(locale, { style: 'currency', currency });

/** Formats cents for people: $1,234.50. */
export function formatDollars(cents: number): string {
  return dollarFormat.format(cents / 100);
}
