/** What somebody follows: all offers, an area, a category, a category in an area, or a business. */
export interface FollowTopic {
  mapArea: { id: number; code: string; name: string } | null;
  /** `ids`: its own and those of its sub-categories */
  category: { id: number; code: string; name: string; ids: number[] } | null;
  /** never with an area or a category */
  vendor: { id: number; companyName: string } | null;
}

/** Formats of what a topic offers to programs, as its addresses end. */
export const feedFormats = ['rss', 'json', 'ics', 'geojson'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** "Cafés in Noosa", the name of the business, or "Local offers". */
export function topicName({ mapArea, category, vendor }: FollowTopic): string {
  if (vendor) return vendor.companyName;
  const what = category?.name ?? 'Local offers';
  return mapArea ? `${what} in ${mapArea.name}` : what;
}

/** How addresses spell a topic: all, area/CODE, category/CODE, area/CODE/category/CODE or business/NUMBER. */
export function nameTopic({ mapArea, category, vendor }: FollowTopic): string {
  if (vendor) return `business/${vendor.id}`;
  const parts = [...(mapArea ? ['area', mapArea.code] : []), ...(category ? ['category', category.code] : [])];
  return parts.length === 0 ? 'all' : parts.join('/');
}

/** Path of a topic's feed (docs/rules/follows.md#feeds). */
export function feedPath(topic: FollowTopic, format: FeedFormat): string {
  return `/feeds/${nameTopic(topic)}.${format}`;
}

/** Path of the page that other sites show in a frame (docs/rules/embeds.md#frame). */
export function embedPath(topic: FollowTopic): string {
  return `/embed/${nameTopic(topic)}`;
}

/** Path of the list with a topic's offers, spelt as the client's `browsePath`. */
export function topicListPath(topic: FollowTopic): string {
  const query = topicQuery(topic).toString();
  return query === '' ? '/' : `/?${query}`;
}

/** Path of the page where a topic is followed. */
export function followPath(topic: FollowTopic): string {
  const query = topicQuery(topic).toString();
  return query === '' ? '/follow' : `/follow?${query}`;
}

function topicQuery({ mapArea, category, vendor }: FollowTopic): URLSearchParams {
  return new URLSearchParams({
    ...(category && { category: category.code }),
    ...(mapArea && { mapArea: mapArea.code }),
    ...(vendor && { vendorId: String(vendor.id) }),
  });
}
