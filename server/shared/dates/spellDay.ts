import { locale } from '../locale';
const long = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
const short = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });

/** Formats a day (YYYY-MM-DD) for people: 20 November 2026; in tables Fri 20 Nov. */
export function spellDay(day: string, length: 'long' | 'short' = 'long'): string {
  const time = new Date(`${day}T00:00:00Z`);
  return length === 'long' ? long.format(time) : short.format(time).replaceAll(/[,.]/g, '');
}
