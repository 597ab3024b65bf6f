import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Asset } from '../assets/Asset';
import { thumbnailLoader } from '../assets/thumbnailLoader';
import type { Brochure } from '../Brochure';

/** Returns the list picture of an ad, without a query if the ad's query has read it. */
export function thumbnailOf(
  context: RequestContext,
  { id, thumbnail }: Brochure,
): Asset | null | Promise<Asset | null> {
  return thumbnail === undefined ? context.loader(thumbnailLoader).load(id) : thumbnail;
}
