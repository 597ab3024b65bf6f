import { calendarDay } from '../../shared/dates/calendarDay';

interface Validity {
  recordStatus: boolean;
  validFrom: string | null;
  validTo: string | null;
  timeZone: string;
}

/**
 * Live and inside its dates, both ends included, as days in the ad's own zone (docs/rules/visibility.md#active-filter).
 */
export function isActive({ recordStatus, validFrom, validTo, timeZone }: Validity, now: Date): boolean {
  const today = calendarDay(now, timeZone);
  return recordStatus && (validFrom === null || validFrom <= today) && (validTo === null || today <= validTo);
}
