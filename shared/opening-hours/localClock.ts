export interface LocalClock {
  /** ISO date */
  day: string;
  /** minutes after midnight, as the clock shows them */
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What calendar and clock show in a time zone (IANA). */
export function localClock(timeZone: string, moment: Date): LocalClock {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return { day: `${year}-${month}-${day}`, minute: Number(hour) * 60 + Number(minute) };
}

/** Creating a format costs a hundred times its use. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit';
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: two, day: two, hour: two, minute: two },
    });
  formats.set(timeZone, format);
  return format;
}
