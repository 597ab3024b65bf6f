import { minutesOfDay } from './OpeningHours';

/** Minutes after midnight as "09:00"; those of the night that follows as the clock shows them. 1440 is "24:00". */
export function clockText(minute: number): string {
  const ofDay = minute > minutesOfDay ? minute - minutesOfDay : minute;
  return [Math.floor(ofDay / 60), ofDay % 60].map((value) => String(value).padStart(2, '0')).join(':');
}
