const minute = 60_000;
const quarterHour = 15 * minute;

/**
 * Until when an answer that was begun now may be given, if nothing is changed meanwhile.
 *
 * Ads come and go by their dates without anybody writing anything, at midnights of their own time zones. The offsets of
 * all zones that an ad can have are multiples of a quarter of an hour, so every such midnight is a full quarter of an
 * hour; so is every midnight that a text such as "ends today" turns on. Counted views raise no version: the figure is
 * never older than a minute.
 */
export function goodUntil(now: Date): number {
  const begun = now.getTime();
  return Math.min(begun + minute, (Math.floor(begun / quarterHour) + 1) * quarterHour);
}
