import { isoDayIn } from '../shared/dates/isoDayIn';
import type { OfflineAreaData } from '../shared/keptMapAreas';

/** `databaseId` of the kept ads whose last day is over at their place. */
export function endedAds({ edges }: OfflineAreaData, now: Date): Set<number> {
  const all = [...edges.BrochureMapScreen, ...edges.ChosenOffers];
  const zones = new Map(all.flatMap(({ node }) => (node.timeZone == null ? [] : [[node.id, node.timeZone]])));
  const ended = all.filter(
    // the last place where a day ends, if it is unknown
    ({ node }) => node.validTo != null && node.validTo < isoDayIn(zones.get(node.id) ?? 'Australia/Perth', now),
  );
  return new Set(ended.map(({ node }) => node.databaseId));
}
