import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../../platform/context/RequestContext';
import type { Asset } from './Asset';
import { assetsOfBrochureLoader } from './assetsOfBrochureLoader';
import { AssetType } from './AssetType';

/** Loads the list picture of an ad by the ad's number. List queries prime it; a single ad chooses it from its files. */
export const thumbnailLoader: LoaderFactory<number, Asset | null> = (context) => {
  const assets = context.loader(assetsOfBrochureLoader);
  return new DataLoader<number, Asset | null>((brochureIds) =>
    Promise.all(brochureIds.map(async (id) => chooseThumbnail(await assets.load(id)))),
  );
};

/**
 * Returns the BROCHURE_IMAGE with the lowest sortOrder, or else a BROCHURE_THUMBNAIL_IMAGE
 * (docs/rules/files.md#thumbnail). `assets` are sorted.
 */
function chooseThumbnail(assets: readonly Asset[]): Asset | null {
  const firstOf = (type: AssetType) => assets.find((asset) => asset.type === type);
  return firstOf(AssetType.BROCHURE_IMAGE) ?? firstOf(AssetType.BROCHURE_THUMBNAIL_IMAGE) ?? null;
}
