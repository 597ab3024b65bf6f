export interface LocalClock {
  /** ISO date */
  day: string;
  /** minutes after midnight, as the clock shows them */
  minute: number;
}

const minuteMs = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The last minute that was asked for in each zone: all cards of a page ask for the same one. */
const latest = new Map<string, { minute: number; clock: LocalClock }>();

/** What calendar and clock show in a time zone (IANA). */
export function localClock(timeZone: string, moment: Date): LocalClock {
  const minute = Math.floor(moment.getTime() / minuteMs);
  const last = latest.get(timeZone);
  if (last?.minute === minute) return last.clock;
  const clock = readClock(timeZone, moment);
  latest.set(timeZone, { minute, clock });
  return clock;
}

function readClock(timeZone: string, moment: Date): LocalClock {
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
