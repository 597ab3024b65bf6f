import { clockText } from './clockText';
import { daysByText } from './daysByText';
import { dayCodes, monthCodes, type DateHours, type OpeningHours, type Span } from './OpeningHours';

/** The one stored text of these hours, which `parseOpeningHours` reads back. Equal hours have equal texts. */
export function formatOpeningHours({ week, holidays, dates }: OpeningHours): string {
  const rules = weekRules(week);
  const isRest = rules.length === 0 && holidays === null && dates.length === 0;
  return [
    ...(isRest ? ['Mo-Su closed'] : rules),
    ...(holidays ? [`PH ${spansText(holidays)}`] : []),
    ...dates.map((each) => `${datesText(each)} ${spansText(each.spans)}`),
  ].join('; ');
}

/** One rule for all days with the same hours. Closed days have none. */
function weekRules(week: OpeningHours['week']): string[] {
  const texts = week.map((spans) => (spans.length === 0 ? '' : spansText(spans)));
  const code = (day: number) => dayCodes[day] ?? '';
  const codes = ([first, last]: [number, number]) => (first === last ? code(first) : `${code(first)}-${code(last)}`);
  // "Mo-We,Sa 09:00-17:00"
  return daysByText(texts).map(({ text, runs }) => `${runs.map(codes).join(',')} ${text}`);
}

function spansText(spans: readonly Span[]): string {
  return spans.length === 0 ? 'closed' : spans.map(({ from, to }) => `${clockText(from)}-${clockText(to)}`).join(',');
}

function datesText({ from, to }: DateHours): string {
  return from === to ? dateText(from) : `${dateText(from)}-${dateText(to)}`;
}

/** "2026-12-24" → "2026 Dec 24", "12-24" → "Dec 24" */
function dateText(day: string): string {
  const [date = '', month = '', year] = day.split('-').toReversed();
  return [year, monthCodes[Number(month) - 1], date].filter((part) => part !== undefined).join(' ');
}
