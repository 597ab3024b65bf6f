import { isoDayIn } from '../../../shared/dates/isoDayIn';

/** days; beyond that a date is clearer */
const soon = 14;
const dayMs = 86_400_000;

/**
 * "Ends in 3 days", counted in days of the ad's time zone. Null when the end is more than 14 days away, past or
 * unknown.
 */
export function endsIn(validTo: string | null, timeZone: string, now: Date): string | null {
  if (validTo === null) return null;
  const days = Math.round((Date.parse(validTo) - Date.parse(isoDayIn(timeZone, now))) / dayMs);
  if (Number.isNaN(days) || days < 0 || days > soon) return null;
  if (days === 0) return 'Ends today';
  return days === 1 ? 'Ends tomorrow' : `Ends in ${days} days`;
}
