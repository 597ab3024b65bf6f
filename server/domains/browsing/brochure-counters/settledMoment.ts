/**
 * Returns SQL for the moment of a row, or '-infinity' if it is more than two days ago: no query asks for an earlier
 * time.
 */
export function settledMoment(now: string): string {
  return `CASE WHEN moment < ${now} - interval '2 days' THEN '-infinity' ELSE moment END`;
}
