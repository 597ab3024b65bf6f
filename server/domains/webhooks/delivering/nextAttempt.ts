const minute = 60;
const hour = 60 * minute;

/** Seconds before each further attempt, as Standard Webhooks recommend: together a little over 3 days. */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/** Number of attempts for one message, including the first. */
export const mostAttempts = pauses.length + 1;

/** Returns when to try again after this many attempts; null: never. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000);
}
