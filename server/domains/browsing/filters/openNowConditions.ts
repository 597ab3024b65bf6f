import type { SqlValues } from '../../../platform/database/SqlValues';
import { AustralianState } from '../../../shared/australia/AustralianState';
import { isPublicHoliday } from '../../../../shared/opening-hours/publicHolidays';
import { isOffer } from './offerConditions';

const dayMs = 86_400_000;
const states = [null, ...Object.values(AustralianState)];

/**
 * Returns SQL for "open at this moment", or for all other ads (docs/rules/ads-and-types.md#opening-hours). An ad's week
 * is a multirange of minutes, which decides alone unless the ad names one of the days around now: that takes ten times
 * as long. COALESCE has a fixed estimate of one half, so one plan suits each moment. The condition on `opening_hours`
 * admits `brochures_open_list_idx`, so that a list passes no ads without hours.
 */
export function openNowConditions(isOpen: boolean, now: Date, values: SqlValues): string[] {
  const open = openNowSql(now, values);
  return isOpen ? ['b.opening_hours IS NOT NULL', open] : [`(b.opening_hours IS NULL OR NOT ${open})`];
}

/** Returns SQL for "open at this moment": true or false. */
export function openNowSql(now: Date, values: SqlValues): string {
  return `coalesce(${isInHours('opening', now, values)}, false)`;
}

/**
 * Returns SQL for "a coupon that can be used at this moment", true or false
 * (docs/rules/prices-and-coupons.md#coupon-hours). Without hours it can always be used.
 */
export function usableNowSql(now: Date, values: SqlValues): string {
  return `(${isOffer} AND coalesce(${isInHours('coupon', now, values)}, true))`;
}

/** Null for an ad without such hours. */
function isInHours(hours: 'opening' | 'coupon', now: Date, values: SqlValues): string {
  const [week, exceptions] = [`b.${hours}_week`, `b.${hours}_exceptions`];
  const days = daysAround(now);
  const holidays = holidaysOf(days);
  const names = [...days, ...days.map((day) => day.slice(5)), ...(holidays.length > 0 ? ['PH'] : [])];
  const clock = `(${values.add(now)}::timestamptz AT TIME ZONE b.time_zone)`;
  return `CASE WHEN (${exceptions} ?| ${values.add(names)}::text[]) IS TRUE
    THEN is_open_with_exceptions(${week}, ${exceptions}, ${clock}, b.state, ${values.add(holidays)}::text[])
    ELSE is_open_in_week(${week}, ${clock}) END`;
}

/** ISO dates that any time zone has today or had yesterday. */
function daysAround(now: Date): string[] {
  return [-2, -1, 0, 1].map((ahead) => new Date(now.getTime() + ahead * dayMs).toISOString().slice(0, 10));
}

/** "QLD 2026-12-25"; without a state for the days that ads without one have. */
function holidaysOf(days: readonly string[]): string[] {
  return days.flatMap((day) =>
    states.filter((state) => isPublicHoliday(day, state)).map((state) => `${state ?? ''} ${day}`),
  );
}
