import { minutesOfDay, monthCodes, type OpeningHours, type Span } from './OpeningHours';
import { weekdayOf } from './hoursOfDay';
import { openingStateAt, type OpeningChange, type OpeningPlace } from './openingState';

export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** "9 am", "5:30 pm", "noon", "midnight": minutes after a day's midnight, which may be those of the next day. */
export function timeText(minute: number): string {
  const ofDay = minute % minutesOfDay;
  if (ofDay === 0) return 'midnight';
  if (ofDay === 720) return 'noon';
  const [hour, rest] = [Math.floor(ofDay / 60), ofDay % 60];
  const minutes = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `${String(hour % 12 || 12)}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** "9 am – noon, 1 pm – 5 pm", "24 hours" or "Closed" */
export function spansText(spans: readonly Span[]): string {
  if (spans.length === 0) return 'Closed';
  return spans
    .map(({ from, to }) => (to - from === minutesOfDay ? '24 hours' : `${timeText(from)} – ${timeText(to)}`))
    .join(', ');
}

/** "24/12/2026", or "24 Dec" of each year; a range has a dash. */
export function datesText({ from, to }: { from: string; to: string }): string {
  return from === to ? dateText(from) : `${dateText(from)} – ${dateText(to)}`;
}

function dateText(day: string): string {
  const [date = '', month = '', year] = day.split('-').toReversed();
  if (year !== undefined) return `${date}/${month}/${year}`;
  return `${String(Number(date))} ${monthCodes[Number(month) - 1] ?? ''}`;
}

export interface OpeningSentence {
  isOpen: boolean;
  /** "Open until 5 pm", "Closed, opens Mon 9 am", "Closed today" */
  text: string;
}

/** Says whether it is open at a moment, and until or from when. */
export function openingSentence(hours: OpeningHours, moment: Date, place: OpeningPlace): OpeningSentence {
  const { isOpen, opensToday, change } = openingStateAt(hours, moment, place);
  if (isOpen) return { isOpen, text: change === null ? 'Open 24 hours' : `Open until ${untilText(change)}` };
  if (change === null) return { isOpen, text: opensToday ? 'Closed' : 'Closed today' };
  const time = timeText(change.minute);
  return { isOpen, text: `Closed, opens ${change.daysAhead === 0 ? time : `${dayText(change)} ${time}`}` };
}

/** The day is left out for today and the night that follows. */
export function untilText(change: OpeningChange): string {
  const isTonight = change.daysAhead === 0 || (change.daysAhead === 1 && change.minute <= 720);
  return isTonight ? timeText(change.minute) : `${dayText(change)} ${timeText(change.minute)}`;
}

/** "Mon" within a week, else "Mon 5 Jan" */
export function dayText({ day, daysAhead }: OpeningChange): string {
  const name = (dayNames[weekdayOf(day)] ?? '').slice(0, 3);
  return daysAhead < 7 ? name : `${name} ${dateText(day.slice(5))}`;
}
