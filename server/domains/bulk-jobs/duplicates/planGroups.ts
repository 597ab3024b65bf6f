import type { PairOfAds } from '../../duplicates/readDuplicatePairs';

/** What decides which ad of a group stays. */
export interface RankedAd {
  id: number;
  hasTakenCoupons: boolean;
  hasVendor: boolean;
  isPublished: boolean;
  views: number;
}

export interface PlannedPair {
  /** the ad that becomes part of the other */
  mergeId: number;
  /** the ad that stays */
  keepId: number;
  /** why the pair cannot be merged; null if it can */
  refusal: string | null;
}

/**
 * Sorts the ad that stays to the front (docs/rules/search-and-lists.md#duplicates): one whose coupons were taken, of a
 * company, published, with more views, the older one.
 */
export function compareRank(one: RankedAd, other: RankedAd): number {
  return (
    Number(other.hasTakenCoupons) - Number(one.hasTakenCoupons) ||
    Number(other.hasVendor) - Number(one.hasVendor) ||
    Number(other.isPublished) - Number(one.isPublished) ||
    other.views - one.views ||
    one.id - other.id
  );
}

/** More alike ads are no duplicates, but a series. */
const mostOfGroup = 50;

const keyOf = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/**
 * Makes groups of the chosen pairs, and plans each: all ads of a group become part of the one that stays. A group in
 * which two ads are not suspected to be the same is refused as a whole, because merging all would merge those two.
 *
 * @param chosen in the order of the list
 * @param suspected all suspected pairs, so that a filter that leaves one out does not split a group
 */
export function planGroups(
  chosen: readonly PairOfAds[],
  suspected: readonly PairOfAds[],
  rank: (id: number) => RankedAd,
): PlannedPair[] {
  const alike = new Set([...suspected, ...chosen].map(({ firstId, secondId }) => keyOf(firstId, secondId)));
  return groupsOf(chosen).flatMap(({ ids, pairs }): PlannedPair[] => {
    const refusal = refusalOf(ids, pairs, alike);
    if (refusal === null) {
      const [keep, ...others] = ids.map(rank).toSorted(compareRank);
      return others.map(({ id }) => ({ mergeId: id, keepId: keep?.id ?? id, refusal: null }));
    }
    return pairs.map(({ firstId, secondId }) => {
      const [keep, merge] = [rank(firstId), rank(secondId)].toSorted(compareRank);
      return { mergeId: merge?.id ?? secondId, keepId: keep?.id ?? firstId, refusal };
    });
  });
}

interface Group {
  ids: number[];
  pairs: PairOfAds[];
}

/** Ads that pairs lead to from one to the next, in the order of their first pair. */
function groupsOf(pairs: readonly PairOfAds[]): Group[] {
  const groupOf = new Map<number, Group>();
  for (const pair of pairs) {
    const [one, other] = [pair.firstId, pair.secondId].map((id) => groupOf.get(id) ?? { ids: [id], pairs: [] }) as [
      Group,
      Group,
    ];
    if (one === other) {
      one.pairs.push(pair);
      continue;
    }
    const [into, from] = one.ids.length < other.ids.length ? [other, one] : [one, other];
    // one by one, because a call cannot have any number of arguments
    for (const id of from.ids) into.ids.push(id);
    for (const each of from.pairs) into.pairs.push(each);
    into.pairs.push(pair);
    for (const id of [pair.firstId, pair.secondId, ...from.ids]) groupOf.set(id, into);
  }
  return [...new Set(groupOf.values())];
}

function areAllAlike(ids: readonly number[], alike: ReadonlySet<string>): boolean {
  return ids.every((one, at) => ids.slice(at + 1).every((other) => alike.has(keyOf(one, other))));
}

function refusalOf(ids: readonly number[], pairs: readonly PairOfAds[], alike: ReadonlySet<string>): string | null {
  if (ids.length === 2) return null;
  if (ids.length > mostOfGroup)
    return `${ids.length} ads lead to one another, and at most ${mostOfGroup} become one at once: decide about these one by one.`;
  if (areAllAlike(ids, alike)) return null;
  const near = new Map<number, number[]>();
  for (const { firstId, secondId } of pairs) {
    for (const [id, other] of [
      [firstId, secondId],
      [secondId, firstId],
    ] as const) {
      const others = near.get(id);
      if (others) others.push(other);
      else near.set(id, [other]);
    }
  }
  for (const [id, others] of near) {
    for (const [at, one] of others.entries()) {
      const other = others.slice(at + 1).find((each) => !alike.has(keyOf(one, each)));
      if (other !== undefined)
        return `Ad ${id} is like ads ${one} and ${other}, which are not like each other: decide about these one by one.`;
    }
  }
  return null;
}
