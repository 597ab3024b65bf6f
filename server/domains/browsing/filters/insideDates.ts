/** SQL for "inside its dates, in its own time zone"; both ends are kept by the database as instants. */
export function insideDates(alias: string, now: string): string {
  return `${alias}.visible_from <= ${now} AND ${alias}.visible_until > ${now}`;
}
