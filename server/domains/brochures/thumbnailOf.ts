import type { RequestContext } from '../../platform/context/RequestContext';
import type { Asset } from './assets/Asset';
import { thumbnailLoader } from './assets/thumbnailLoader';
import type { Brochure } from './Brochure';

/** The picture of an ad in lists: at once where it was read along with the ad. */
export function thumbnailOf(
  context: RequestContext,
  { id, thumbnail }: Brochure,
): Asset | null | Promise<Asset | null> {
  return thumbnail === undefined ? context.loader(thumbnailLoader).load(id) : thumbnail;
}
