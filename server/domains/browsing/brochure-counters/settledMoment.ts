/** SQL: the moment of a row, or the beginning of time when nobody will ask for what was before it again. */
export function settledMoment(now: string): string {
  return `CASE WHEN moment < ${now} - interval '2 days' THEN '-infinity' ELSE moment END`;
}
