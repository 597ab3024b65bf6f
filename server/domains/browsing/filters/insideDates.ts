/**
 * Returns SQL for "inside its dates, in its own time zone"; the columns hold both ends as instants. COALESCE has a
 * fixed 50 % selectivity estimate, so the generic plan stays good. The bare comparison has an estimate of one ninth
 * until the value is known: PostgreSQL then planned each page anew, which took six times as long as finding the ads.
 */
export function insideDates(alias: string, now: string): string {
  return `coalesce(${alias}.visible_from <= ${now} AND ${alias}.visible_until > ${now}, false)`;
}
