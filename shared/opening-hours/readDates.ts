import { monthCodes, type DateHours } from './OpeningHours';

interface DatedRule {
  selected: Pick<DateHours, 'from' | 'to'>;
  /** the text after the dates */
  rest: string;
}

interface Day {
  year: number | null;
  month: number;
  day: number;
}

/** most days of one rule */
const longestRange = 92;
const dayMs = 86_400_000;

const forms = [
  { pattern: /^(?:(\d{4}) )?([a-z]{3,9}) (\d{1,2})(?![\d:.])/, order: ['year', 'month', 'day'] },
  { pattern: /^(\d{1,2}) ([a-z]{3,9})(?: (\d{4}))?(?![a-z:])/, order: ['day', 'month', 'year'] },
  { pattern: /^(\d{4})-(\d{2})-(\d{2})(?!\d)/, order: ['year', 'month', 'day'] },
] as const;

/**
 * Reads the dates before the times of a tidied rule: "2026 dec 24", "dec 24-26", "24 dec 2026", "2026-12-24", or two of
 * them with a dash. Undefined if the rule begins otherwise; a sentence if the dates are wrong.
 */
export function readDates(rule: string): DatedRule | string | undefined {
  const first = readDay(rule);
  if (!first) return undefined;
  const range = readEnd(rule.slice(first.length), first.day);
  const last = range?.day ?? first.day;
  const [from, to] = [isoOf(first.day), isoOf({ ...last, year: last.year ?? first.day.year })];
  if (from === undefined || to === undefined) return 'That date does not exist: write for example 2026 Dec 24.';
  if (from.length !== to.length) return 'Write the year on both dates, or on neither.';
  if (to < from) return 'The last date is before the first: give both a year, as in 2026 Dec 24-2027 Jan 05.';
  if (countDays(from, to) > longestRange) return `Dates with other hours are at most ${longestRange} days long.`;
  return { selected: { from, to }, rest: rule.slice(first.length + (range?.length ?? 0)).trim() };
}

function readDay(text: string): { day: Day; length: number } | undefined {
  for (const { pattern, order } of forms) {
    const found = pattern.exec(text);
    if (!found) continue;
    const part = (name: (typeof order)[number]) => found[order.findIndex((each) => each === name) + 1];
    const month = monthOf(part('month') ?? '');
    if (month === undefined) continue;
    const year = part('year');
    const day = { year: year === undefined ? null : Number(year), month, day: Number(part('day')) };
    return { day, length: found[0].length };
  }
  return undefined;
}

/** The end of a range, behind its dash: another date, or a day of the same month. */
function readEnd(text: string, first: Day): { day: Day; length: number } | undefined {
  if (!text.startsWith('-')) return undefined;
  const whole = readDay(text.slice(1));
  if (whole) return { day: whole.day, length: whole.length + 1 };
  const [found, day] = /^-(\d{1,2})(?= |$)/.exec(text) ?? [];
  return found === undefined ? undefined : { day: { ...first, day: Number(day) }, length: found.length };
}

function monthOf(name: string): number | undefined {
  if (/^\d+$/.test(name)) return Number(name);
  const index = monthCodes.findIndex((code) => name === code.toLowerCase() || fullNames[code] === name);
  return index === -1 ? undefined : index + 1;
}

const fullNames: Readonly<Record<(typeof monthCodes)[number], string>> = {
  Jan: 'january',
  Feb: 'february',
  Mar: 'march',
  Apr: 'april',
  May: 'may',
  Jun: 'june',
  Jul: 'july',
  Aug: 'august',
  Sep: 'september',
  Oct: 'october',
  Nov: 'november',
  Dec: 'december',
};

/** "2026-12-24", or "12-24" without a year; undefined for a day that no year has. */
function isoOf({ year, month, day }: Day): string | undefined {
  const two = (value: number) => String(value).padStart(2, '0');
  // a leap year has each day that any year has
  const date = new Date(Date.UTC(year ?? 2000, month - 1, day));
  if (month < 1 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  if (year !== null && (year < 2000 || year > 2100)) return undefined;
  return year === null ? `${two(month)}-${two(day)}` : `${String(year)}-${two(month)}-${two(day)}`;
}

function countDays(from: string, to: string): number {
  const start = (day: string) => Date.parse(day.length === 5 ? `2000-${day}` : day);
  return (start(to) - start(from)) / dayMs + 1;
}
