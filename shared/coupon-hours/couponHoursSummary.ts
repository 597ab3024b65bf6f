import { daysByText } from '../opening-hours/daysByText';
import { minutesOfDay, type OpeningHours, type Span } from '../opening-hours/OpeningHours';
import { datesText, dayNames, timeText } from '../opening-hours/openingTexts';

type Days = Pick<OpeningHours, 'dates'>['dates'];

/**
 * Says in words when a coupon can be used: "Mon–Thu 5–8 pm · not on public holidays · not on 25 Dec".
 * Each part stands alone, so that a list of them reads as well.
 */
export function couponHoursSummary(hours: OpeningHours): string {
  const { holidays, dates } = hours;
  const [excluded, own] = [dates.filter(isClosed), dates.filter((each) => !isClosed(each))];
  const week = weekParts(hours.week);
  const parts = [
    ...week,
    ...(holidays ? [holidays.length === 0 ? 'not on public holidays' : `public holidays ${timesText(holidays)}`] : []),
    ...own.map((each) => `${datesText(each)} ${timesText(each.spans)}`),
    ...(excluded.length > 0 ? [`not on ${excluded.map(datesText).join(', ')}`] : []),
  ];
  const text = parts.join(' · ');
  return week.length > 0 ? text : `Only ${text}`;
}

const isClosed = ({ spans }: Days[number]): boolean => spans.length === 0;
const isAllDay = ({ from, to }: Span): boolean => from === 0 && to === minutesOfDay;

/** Days with the same times are one part. */
function weekParts(week: OpeningHours['week']): string[] {
  const texts = week.map((spans) => (spans.length === 0 ? '' : timesText(spans)));
  const [first = ''] = texts;
  if (first !== '' && texts.every((text) => text === first)) {
    return [first === 'all day' ? 'Any time' : `Every day ${first}`];
  }
  const name = (day: number) => (dayNames[day] ?? '').slice(0, 3);
  const names = ([first, last]: [number, number]) => (first === last ? name(first) : `${name(first)}–${name(last)}`);
  // "Mon–Wed, Sat 5–8 pm"
  return daysByText(texts).map(({ text, runs }) => `${runs.map(names).join(', ')} ${text}`);
}

/** "5–8 pm", "11:30 am–2 pm, 6 pm–2 am", "all day" */
export function timesText(spans: readonly Span[]): string {
  return spans.map((span) => (isAllDay(span) ? 'all day' : spanText(span))).join(', ');
}

/** Leaves out a half of the day that both times share. */
function spanText({ from, to }: Span): string {
  const [start, end] = [timeText(from), timeText(to)];
  const half = start.slice(-3);
  return to <= minutesOfDay && half === end.slice(-3) && / [ap]m/.test(half)
    ? `${start.slice(0, -3)}–${end}`
    : `${start}–${end}`;
}
