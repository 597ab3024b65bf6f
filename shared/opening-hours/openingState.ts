import { minutesOfDay, type OpeningHours, type Span } from './OpeningHours';
import { addDays } from '../dates/addDays';
import { hoursOfDay } from './hoursOfDay';
import { localClock } from './localClock';
import type { HolidayState } from './publicHolidays';

/** Where an ad is: its time zone (IANA), and its state for public holidays. */
export interface OpeningPlace {
  timeZone: string;
  state: HolidayState | null;
}

/** A minute of a day after (or of) the day that is looked at. */
export interface OpeningChange {
  /** ISO date */
  day: string;
  daysAhead: number;
  minute: number;
}

export interface OpeningState {
  isOpen: boolean;
  /** whether any hours begin today */
  opensToday: boolean;
  /** the next closing or opening; null if there is none within two weeks */
  change: OpeningChange | null;
}

/** days that are looked at: today and two weeks */
const daysAhead = 15;

/** Whether it is open at a moment, and when that changes, by the clock of the place. */
export function openingStateAt(hours: OpeningHours, moment: Date, { timeZone, state }: OpeningPlace): OpeningState {
  const { day: today, minute } = localClock(timeZone, moment);
  const spansOf = (offset: number) => hoursOfDay(hours, addDays(today, offset), state);
  const merged = mergeSpans(
    Array.from({ length: daysAhead + 1 }, (_, index) => index - 1).flatMap((offset) =>
      spansOf(offset).map(({ from, to }) => ({ from: from + offset * minutesOfDay, to: to + offset * minutesOfDay })),
    ),
  );
  const next = merged.find(({ to }) => to > minute);
  const isOpen = next !== undefined && next.from <= minute;
  return { isOpen, opensToday: spansOf(0).length > 0, change: changeAt(isOpen ? next.to : next?.from, today) };
}

/** Whether it is open at a moment. */
export function isOpenAt(hours: OpeningHours, moment: Date, place: OpeningPlace): boolean {
  return openingStateAt(hours, moment, place).isOpen;
}

function changeAt(minute: number | undefined, today: string): OpeningChange | null {
  if (minute === undefined || minute >= daysAhead * minutesOfDay) return null;
  const ahead = Math.floor(minute / minutesOfDay);
  return { day: addDays(today, ahead), daysAhead: ahead, minute: minute - ahead * minutesOfDay };
}

/** Joins spans that touch, in order: a place that is open all night has one. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}
