import { calendarDay } from '../../../shared/dates/calendarDay';

interface Validity {
  recordStatus: boolean;
  validFrom: string | null;
  validTo: string | null;
  timeZone: string;
}

/**
 * Returns whether an ad is live and inside its dates, as days in the ad's own zone, both ends included
 * (docs/rules/visibility.md#active-filter).
 */
export function isActive({ recordStatus, validFrom, validTo, timeZone }: Validity, now: Date): boolean {
  const today = calendarDay(now, timeZone);
  return recordStatus && (validFrom === null || validFrom <= today) && (validTo === null || today <= validTo);
}
