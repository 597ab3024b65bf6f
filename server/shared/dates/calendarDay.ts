import { isoLocale } from '../locale';
interface Zone {
  format: Intl.DateTimeFormat;
  /** the minute of the last result, which is valid for all of it: no zone begins its day within a minute */
  minute: number;
  day: string;
}

const minuteMs = 60_000;
const zones = new Map<string, Zone>();

/** Returns the day of a moment in an IANA time zone, as 2026-11-20. Such texts sort as days. */
export function calendarDay(moment: Date, timeZone: string): string {
  const zone = zones.get(timeZone) ?? makeZone(timeZone);
  zones.set(timeZone, zone);
  const minute = Math.floor(moment.getTime() / minuteMs);
  if (zone.minute !== minute) {
    zone.day = zone.format.format(moment);
    zone.minute = minute;
  }
  return zone.day;
}

/** Creating a format costs a hundred times its use. */
function makeZone(timeZone: string): Zone {
  const format = new Intl.DateTimeFormat(isoLocale, { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return { format, minute: NaN, day: '' };
}
