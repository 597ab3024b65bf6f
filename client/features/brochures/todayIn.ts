const hourMs = 3_600_000;
/** hours ahead of UTC: from the Cocos Islands to Norfolk Island in summer */
const [west, east] = [6.5, 12];

const dayAt = (now: Date, offset: number): string =>
  new Date(now.getTime() + offset * hourMs).toISOString().slice(0, 10);

/**
 * The date in a time zone of Australia, as ISO. For most of the day it is the same in all of them, and nobody has to
 * ask the calendar of the browser, whose first answer takes a slow phone longer than a card does.
 */
export function todayIn(timeZone: string, now: Date): string {
  const day = dayAt(now, west);
  if (day === dayAt(now, east)) return day;
  // en-CA writes dates as ISO does
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}
