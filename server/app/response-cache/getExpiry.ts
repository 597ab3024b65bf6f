const minute = 60_000;
const quarterHour = 15 * minute;

/**
 * When a response that is computed now expires, if no change clears it before: milliseconds since the epoch.
 *
 * Ads begin and end at midnight of their own time zone, without a write. All zones of ads have offsets in multiples of
 * 15 minutes, so each midnight, also that of texts such as "ends today", is a full quarter of an hour. View counts do
 * not raise the version: they are at most one minute old.
 */
export function getExpiry(now: Date): number {
  const begun = now.getTime();
  return Math.min(begun + minute, nextQuarterHour(now));
}

/** When an ad may begin or end by itself at the earliest: milliseconds since the epoch. */
export function nextQuarterHour(now: Date): number {
  return (Math.floor(now.getTime() / quarterHour) + 1) * quarterHour;
}
