import type { Asset } from './Asset';
import { AssetType } from './AssetType';

/**
 * docs/rules/files.md#thumbnail: the BROCHURE_IMAGE with the lowest sortOrder; a BROCHURE_THUMBNAIL_IMAGE only when
 * there is none. The files come in their order.
 */
export function chooseThumbnail(assets: readonly Asset[]): Asset | null {
  const firstOf = (type: AssetType) => assets.find((asset) => asset.type === type);
  return firstOf(AssetType.BROCHURE_IMAGE) ?? firstOf(AssetType.BROCHURE_THUMBNAIL_IMAGE) ?? null;
}
