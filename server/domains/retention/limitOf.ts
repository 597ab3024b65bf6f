import type { Period } from './Period';

/** Returns the moment at which the period began; older rows have been kept for the whole period. */
export function limitOf(now: Date, period: Period): Date {
  const limit = new Date(now);
  if ('days' in period) {
    limit.setUTCDate(limit.getUTCDate() - period.days);
    return limit;
  }
  const months = 'years' in period ? period.years * 12 : period.months;
  const day = limit.getUTCDate();
  limit.setUTCMonth(limit.getUTCMonth() - months);
  // a month without that day: use its last day, so that nothing goes early
  if (limit.getUTCDate() !== day) limit.setUTCDate(0);
  return limit;
}
