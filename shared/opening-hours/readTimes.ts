import { minutesOfDay, type Span } from './OpeningHours';

/** Reads "09:00-17:00", "9am-5pm" or "18:00-02:00"; undefined if it is no span. Equal times are none. */
export function readSpan(text: string): Span | undefined {
  const [first, last, ...more] = text.split('-').map(readTime);
  if (first === undefined || last === undefined || more.length > 0) return undefined;
  if (first === minutesOfDay || first === last) return undefined;
  return { from: first, to: last <= first ? last + minutesOfDay : last };
}

/** Minutes after midnight. A number alone is refused, because 5 may be morning or evening. */
function readTime(text: string): number | undefined {
  if (text === 'noon') return 720;
  if (text === 'midnight') return 0;
  const [, hour, minute, half] = /^(\d{1,2})(?:[:.](\d{2}))?(am|pm)?$/.exec(text) ?? [];
  if (hour === undefined || (minute === undefined && half === undefined)) return undefined;
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if (minutes > 59) return undefined;
  if (half !== undefined) {
    return hours < 1 || hours > 12 ? undefined : ((hours % 12) + (half === 'pm' ? 12 : 0)) * 60 + minutes;
  }
  const total = hours * 60 + minutes;
  return total > minutesOfDay ? undefined : total;
}
