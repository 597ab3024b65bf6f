import { minutesOfDay, type DateHours, type OpeningHours, type Span } from './OpeningHours';
import { readDates } from './readDates';
import { readSpan } from './readTimes';

export const longestOpeningHours = 500;

export type ParsedOpeningHours = { hours: OpeningHours; problem?: never } | { hours?: never; problem: string };

/** What is wrong with a text, and how to mend it. */
class Refusal extends Error {}

const wholeNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const holiday = 7;

/**
 * Reads the written form of opening hours (docs/rules/ads-and-types.md#opening-hours): a strict subset of the
 * `opening_hours` of OpenStreetMap, and some ways in which people write times. Returns the problem of a text that it
 * cannot read, as a sentence for its writer. The text must not be blank.
 */
export function parseOpeningHours(text: string): ParsedOpeningHours {
  if (text.length > longestOpeningHours) {
    return { problem: `Opening hours have at most ${longestOpeningHours} characters: leave out single dates.` };
  }
  const known = parsed.get(text);
  if (known) return known;
  const read = parse(text);
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(text, read);
  return read;
}

/** Many ads have the same hours, and a page shows those of its ads several times. */
const parsed = new Map<string, ParsedOpeningHours>();
const mostParsed = 500;

function parse(text: string): ParsedOpeningHours {
  try {
    return { hours: readRules(text) };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message };
    throw error;
  }
}

function readRules(text: string): OpeningHours {
  const rules = text
    .split(/[;\n]/)
    .map(tidy)
    .filter((rule) => rule !== '');
  const days = new Map<number, readonly Span[]>();
  const dates: DateHours[] = [];
  let areHolidaysUsual = false;
  if (rules.length === 0) throw new Refusal('Write days and times, for example Mo-Fr 09:00-17:00.');
  for (const rule of rules) {
    if (/^24\/7$|^24 hours$/.test(rule)) {
      for (let day = 0; day < 7; day += 1) addDay(days, day, [{ from: 0, to: minutesOfDay }]);
      continue;
    }
    if (/^(ph|public holidays?) (as )?usual$/.test(rule)) {
      areHolidaysUsual = true;
      continue;
    }
    const { selected, rest } = readDated(rule) ?? { selected: null, rest: rule };
    if (selected) {
      const spans = readSpans(rest, rule);
      dates.push({ ...selected, spans });
      continue;
    }
    const { named, times } = readDays(rule);
    const spans = readSpans(times, rule);
    for (const day of named) addDay(days, day, spans);
  }
  const holidays = days.get(holiday) ?? null;
  if (areHolidaysUsual && holidays) throw new Refusal('PH is in two rules: keep one of them.');
  return { week: wholeNames.map((_, day) => days.get(day) ?? []), holidays, dates: inOrder(dates) };
}

/** Lower case, plain dashes, and no blanks around separators. */
function tidy(rule: string): string {
  return rule
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ to /g, '-')
    .replace(/ ?([-,]) ?/g, '$1')
    .replace(/(\d) (am|pm)\b/g, '$1$2')
    .trim();
}

function readDated(rule: string) {
  const read = readDates(rule);
  if (typeof read === 'string') throw new Refusal(read);
  return read;
}

/** Splits "mo-fr,ph 09:00-17:00" into numbers of days (7: public holidays) and the rest. */
function readDays(rule: string): { named: readonly number[]; times: string } {
  const plain = rule.replace(/^public holidays?\b/, 'ph').replace(/:(?= |$)/, '');
  const [names = ''] = plain.split(' ', 1);
  if (/^\d/.test(names)) {
    throw new Refusal(`${quote(names)} has no day: begin with days, for example Mo-Su ${names.slice(0, 20)}.`);
  }
  const named = names.split(',').flatMap((part) => {
    const [first = '', last, ...more] = part.split('-');
    if (more.length > 0) throw new Refusal(`${quote(part)} is no range of days: write for example Mo-Fr.`);
    if (last === undefined) return [dayOf(first)];
    return daysBetween(dayOf(first), dayOf(last));
  });
  return { named, times: plain.slice(names.length).trim() };
}

function dayOf(name: string): number {
  if (name === 'ph') return holiday;
  const day = name.length < 2 ? -1 : wholeNames.findIndex((whole) => whole.startsWith(name) || `${whole}s` === name);
  if (day !== -1) return day;
  throw new Refusal(`${quote(name)} is no day: write Mo, Tu, We, Th, Fr, Sa, Su, PH, or a date such as 2026 Dec 24.`);
}

/** From Saturday to Monday is three days. */
function daysBetween(first: number, last: number): number[] {
  if (first === holiday || last === holiday) throw new Refusal('PH has no range: write PH alone or after a comma.');
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
}

function addDay(days: Map<number, readonly Span[]>, day: number, spans: readonly Span[]): void {
  if (days.has(day)) {
    const name = day === holiday ? 'PH' : titled(wholeNames[day] ?? '');
    throw new Refusal(`${name} is in two rules: write it once, with all its times, as in 09:00-12:00,13:00-17:00.`);
  }
  days.set(day, spans);
}

function readSpans(text: string, rule: string): readonly Span[] {
  if (text === '') throw new Refusal(`${quote(rule)} has no times: add 09:00-17:00, for example, or closed.`);
  if (/^(closed|off)$/.test(text)) return [];
  if (/^24 ?(h|hours)$/.test(text)) return [{ from: 0, to: minutesOfDay }];
  const spans = text.split(',').map((part) => {
    const span = readSpan(part);
    if (span) return span;
    const hint = /[a-z]{2} /.test(part) ? ' Separate rules with a semicolon.' : '';
    throw new Refusal(`${quote(part)} is no time: write 09:00-17:00, or 9am-5pm, or closed.${hint}`);
  });
  const sorted = spans.toSorted((one, other) => one.from - other.from);
  if (sorted.some((span, index) => index > 0 && span.from < (sorted[index - 1]?.to ?? 0))) {
    throw new Refusal(`The times in ${quote(rule)} overlap: make them one, or correct them.`);
  }
  return sorted;
}

/** By their first day, those of each year last. No date may be in two rules of the same kind. */
function inOrder(dates: readonly DateHours[]): readonly DateHours[] {
  const sorted = dates.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  for (const [index, { from }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before?.from.length === from.length && from <= before.to) {
      throw new Refusal(`${from} is in two rules: write each date once.`);
    }
  }
  return sorted;
}

const key = ({ from }: DateHours): string => (from.length === 5 ? `9999-${from}` : from);

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Shortens what a text says, for a message. */
function quote(text: string): string {
  const letters = Array.from(text.replace(/\p{C}/gu, '\ufffd'));
  return `“${letters.slice(0, 24).join('')}${letters.length > 24 ? '…' : ''}”`;
}
