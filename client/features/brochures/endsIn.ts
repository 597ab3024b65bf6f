import { todayIn } from './todayIn';

/** further away, a date says it better */
const soon = 14;
const dayMs = 86_400_000;

/** "Ends in 3 days", counted in days of the ad's own time zone; null when that is far off, over, or not known. */
export function endsIn(validTo: string | null, timeZone: string, now: Date): string | null {
  if (validTo === null) return null;
  const days = Math.round((Date.parse(validTo) - Date.parse(todayIn(timeZone, now))) / dayMs);
  if (Number.isNaN(days) || days < 0 || days > soon) return null;
  if (days === 0) return 'Ends today';
  return days === 1 ? 'Ends tomorrow' : `Ends in ${days} days`;
}
