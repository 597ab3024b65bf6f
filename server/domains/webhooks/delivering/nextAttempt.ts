import { secondsOfRetryAfter } from '../../../shared/dates/secondsOfRetryAfter';

const minute = 60;
const hour = 60 * minute;

/** Seconds before each further attempt, as Standard Webhooks recommend: together a little over 3 days. */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/** Number of attempts for one message, including the first. */
export const mostAttempts = pauses.length + 1;

/** No receiver can put a message off for longer at a time. */
const longestPause = 24 * hour;

/**
 * Returns when to try again after this many attempts; null: never. `retryAfter`: the header of that name in the answer,
 * seconds or a date. It may ask for a later time, up to a day.
 */
export function nextAttempt(attempts: number, now: Date, retryAfter: string | null = null): Date | null {
  const pause = pauses[attempts - 1];
  if (pause === undefined) return null;
  const seconds = Math.max(pause, Math.min(secondsOfRetryAfter(retryAfter ?? '', now), longestPause));
  return new Date(now.getTime() + seconds * 1000);
}
