import type { NewsEntry } from '../readTopicNews';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns when a feed last changed: its newest entry or change, in whole seconds as HTTP has them. For an empty feed
 * the beginning of the day, so that its text stays the same for a day.
 */
export function newestChange(entries: readonly NewsEntry[], now: Date): Date {
  const moments = entries.flatMap(({ newAt, updatedAt }) => [newAt.getTime(), updatedAt.getTime()]);
  if (moments.length === 0) return new Date(Math.floor(now.getTime() / dayMs) * dayMs);
  return new Date(Math.floor(Math.max(...moments) / 1000) * 1000);
}
