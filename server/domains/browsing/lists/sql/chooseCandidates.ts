/** How many live ads the parts of a filter match; null: the filter does not have this part. */
export interface MatchingAds {
  all: number;
  categories: number | null;
  mapAreas: number | null;
  /** true if an index has the ads of the area in list order, so that no other ads are passed */
  hasAreaInOrder: boolean;
}

/** The part of a filter whose ads are fetched first and then sorted; null: the list is read in its order and filtered. */
export type Candidates = 'CATEGORIES' | 'MAP_AREAS' | null;

/** Fetching an ad takes about as long as passing this many entries of an index, in list order or nearest first. */
const entriesForFetch = { LIST: 15, NEAREST: 2 };

/**
 * Decides how to find a page. Reading in list order is fast for a filter that many ads match, because the page is soon
 * full; fetching all matches is fast if they are few. PostgreSQL cannot decide, because a prepared plan is made without
 * the values. `size` is Infinity for a count.
 */
export function chooseCandidates(
  { all, categories, mapAreas, hasAreaInOrder }: MatchingAds,
  size: number,
  order: keyof typeof entriesForFetch,
): Candidates {
  const shareOf = (matches: number | null): number => (matches === null ? 1 : matches / Math.max(1, all));
  const listed = hasAreaInOrder && mapAreas !== null ? mapAreas : all;
  const share = shareOf(categories) * (hasAreaInOrder ? 1 : shareOf(mapAreas));
  const passed = Math.min(listed, share === 0 ? Infinity : size / share);
  const isRare = (matches: number): boolean => matches * entriesForFetch[order] <= passed;
  const areas = hasAreaInOrder ? null : mapAreas;
  if (categories !== null && isRare(categories) && categories <= (areas ?? Infinity)) return 'CATEGORIES';
  return areas !== null && isRare(areas) ? 'MAP_AREAS' : null;
}
