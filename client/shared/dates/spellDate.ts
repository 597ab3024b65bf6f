import { locale } from '../formats/locale';

const long = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** "2026-11-20" → "20 November 2026", for sentences. */
export function spellDate(isoDate: string): string {
  return long.format(new Date(`${isoDate}T00:00:00Z`));
}
