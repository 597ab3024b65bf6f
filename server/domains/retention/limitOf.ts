import type { Period } from './Period';

/** What happened before this has been kept for the whole period. */
export function limitOf(now: Date, period: Period): Date {
  const limit = new Date(now);
  if ('days' in period) {
    limit.setUTCDate(limit.getUTCDate() - period.days);
    return limit;
  }
  const months = 'years' in period ? period.years * 12 : period.months;
  const day = limit.getUTCDate();
  limit.setUTCMonth(limit.getUTCMonth() - months);
  // a month without that day: its last one, so that nothing goes early
  if (limit.getUTCDate() !== day) limit.setUTCDate(0);
  return limit;
}
