import { locale } from '../formats/locale';

/**
 * "2026-11-20" → "20 November 2026", for sentences. Its format is made when it is wanted, because a browser's first one
 * takes up to 40 ms, and every page loads this module.
 */
export function spellDate(isoDate: string): string {
  const options: Intl.DateTimeFormatOptions = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' };
  return new Date(`${isoDate}T00:00:00Z`).toLocaleDateString(locale, options);
}
