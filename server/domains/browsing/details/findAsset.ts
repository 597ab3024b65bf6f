import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Asset } from '../../brochures/assets/Asset';
import { assetLoader } from '../../brochures/assets/assetLoader';
import { findBrochure } from './findBrochure';

/** Returns a file to callers who may see its ad. */
export async function findAsset(context: RequestContext, id: number): Promise<Asset | null> {
  const asset = await context.loader(assetLoader).load(id);
  return asset && (await findBrochure(context, { id: asset.brochureId })) ? asset : null;
}
