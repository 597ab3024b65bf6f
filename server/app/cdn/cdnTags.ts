import type { PublicChanges } from '../response-cache/public-version/PublicChanges';

/** Of every public response. */
const everything = 'public';
/** Of responses of which the ads are unknown: sold coupons of any ad may concern them. */
const anyAd = 'any-ad';
/** A response with more ads has the tag of unknown ones: CDNs refuse long headers. */
const mostAds = 500;

/** The tags of a response in a CDN. `brochureIds`: the ads that it was made of; null: unknown */
export function tagsOfResponse(brochureIds: readonly number[] | null): string[] {
  const isKnown = brochureIds !== null && brochureIds.length <= mostAds;
  return [everything, ...(isKnown ? brochureIds.map(tagOfAd) : [anyAd])];
}

/** The tags of all responses that these changes may have made stale. */
export function tagsOfChanges(changes: PublicChanges): string[] {
  if (changes.isEmpty) return [];
  return changes.concernEverything ? [everything] : [anyAd, ...changes.brochures.map(tagOfAd)];
}

/** The tag of a stored file and its renditions. */
export const tagOfFile = (sha256: string): string => `file-${sha256.slice(0, 32)}`;

const tagOfAd = (id: number): string => `ad-${String(id)}`;
