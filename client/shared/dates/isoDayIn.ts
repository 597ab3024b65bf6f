import { isoLocale } from '../formats/locale';

type Offsets = readonly [least: number, most: number];

const hourMs = 3_600_000;

/** Hours ahead of UTC in winter and summer (IANA). Queensland, the north and the west have no daylight saving. */
const offsets: Readonly<Record<string, Offsets>> = {
  'Australia/Brisbane': [10, 10],
  'Australia/Perth': [8, 8],
  'Australia/Darwin': [9.5, 9.5],
  'Australia/Adelaide': [9.5, 10.5],
  'Australia/Sydney': [10, 11],
  'Australia/Melbourne': [10, 11],
  'Australia/Hobart': [10, 11],
};
/** the widest range: Cocos Islands to Norfolk Island in summer */
const anywhere: Offsets = [6.5, 12];

const calendars = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the ISO date in an Australian time zone. Uses fixed offsets, because creating an Intl calendar is slow on a
 * phone. Only around midnight, where the offsets disagree on the day, does it use Intl.
 */
export function isoDayIn(timeZone: string, moment: Date): string {
  const [least, most] = offsets[timeZone] ?? anywhere;
  const day = dayAt(moment, least);
  return day === dayAt(moment, most) ? day : calendarOf(timeZone).format(moment);
}

function dayAt(moment: Date, offset: number): string {
  return new Date(moment.getTime() + offset * hourMs).toISOString().slice(0, 10);
}

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat(isoLocale, { timeZone, dateStyle: 'short' });
  calendars.set(timeZone, calendar);
  return calendar;
}
