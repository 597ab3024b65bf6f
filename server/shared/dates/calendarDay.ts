interface Zone {
  format: Intl.DateTimeFormat;
  /** the last answer, which holds until the minute is over: no zone begins its day within one */
  minute: number;
  day: string;
}

const minuteMs = 60_000;
const zones = new Map<string, Zone>();

/** The day that it is at a moment in an IANA time zone, as 2026-11-20: such texts compare as days do. */
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

/** Making a format costs a hundred times what using it does; en-CA writes dates as ISO 8601 does. */
function makeZone(timeZone: string): Zone {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return { format, minute: NaN, day: '' };
}
