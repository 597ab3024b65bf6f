import { locale } from '../locale';

/** A moment as time of day in a time zone: "10:45 am". */
export function formatClockTime(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(moment);
}
