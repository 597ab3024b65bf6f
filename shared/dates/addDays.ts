const dayMs = 24 * 60 * 60 * 1000;

/** Adds days, which may be negative, to a date in the form YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
