import type { RequestContext } from '../../platform/context/RequestContext';
import type { Asset } from '../assets/Asset';
import { assetLoader } from '../assets/assetLoader';
import { findBrochure } from './findBrochure';

/** A file is seen by whoever may see its ad. */
export async function findAsset(context: RequestContext, id: number): Promise<Asset | null> {
  const asset = await context.loader(assetLoader).load(id);
  return asset && (await findBrochure(context, { id: asset.brochureId })) ? asset : null;
}
