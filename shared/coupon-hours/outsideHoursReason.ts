import { ruleOfDay, weekdayOf } from '../opening-hours/hoursOfDay';
import { localClock } from '../opening-hours/localClock';
import type { OpeningHours } from '../opening-hours/OpeningHours';
import { isOpenAt, type OpeningPlace } from '../opening-hours/openingState';
import { datesText, dayNames } from '../opening-hours/openingTexts';
import { timesText } from './couponHoursSummary';

/**
 * Says why a coupon cannot be used at a moment, by the clock of the place: "Not valid on Sundays.", "Valid on Mondays
 * 5–8 pm only." Null if it can.
 */
export function outsideHoursReason(hours: OpeningHours, moment: Date, place: OpeningPlace): string | null {
  if (isOpenAt(hours, moment, place)) return null;
  const { day } = localClock(place.timeZone, moment);
  const { spans, dates, isHoliday } = ruleOfDay(hours, day, place.state);
  const weekday = `${dayNames[weekdayOf(day)] ?? ''}s`;
  const name = dates ? datesText(dates) : isHoliday ? 'public holidays' : weekday;
  return spans.length === 0 ? `Not valid on ${name}.` : `Valid on ${name} ${timesText(spans)} only.`;
}
