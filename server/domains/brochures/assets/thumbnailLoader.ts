import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../../platform/context/RequestContext';
import type { Asset } from './Asset';
import { assetsOfBrochureLoader } from './assetsOfBrochureLoader';
import { AssetType } from './AssetType';

/** The picture of an ad in lists, by the ad's number. Lists bring it along; a single ad reads it from its files. */
export const thumbnailLoader: LoaderFactory<number, Asset | null> = (context) => {
  const assets = context.loader(assetsOfBrochureLoader);
  return new DataLoader<number, Asset | null>((brochureIds) =>
    Promise.all(brochureIds.map(async (id) => chooseThumbnail(await assets.load(id)))),
  );
};

/**
 * docs/rules/files.md#thumbnail: the BROCHURE_IMAGE with the lowest sortOrder; a BROCHURE_THUMBNAIL_IMAGE only when
 * there is none. The files come in their order.
 */
function chooseThumbnail(assets: readonly Asset[]): Asset | null {
  const firstOf = (type: AssetType) => assets.find((asset) => asset.type === type);
  return firstOf(AssetType.BROCHURE_IMAGE) ?? firstOf(AssetType.BROCHURE_THUMBNAIL_IMAGE) ?? null;
}
