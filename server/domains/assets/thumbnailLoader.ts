import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../platform/context/RequestContext';
import type { Asset } from './Asset';
import { assetsOfBrochureLoader } from './assetsOfBrochureLoader';
import { chooseThumbnail } from './chooseThumbnail';

/** The picture of an ad in lists, by the ad's number. Lists bring it along; a single ad reads it from its files. */
export const thumbnailLoader: LoaderFactory<number, Asset | null> = (context) => {
  const assets = context.loader(assetsOfBrochureLoader);
  return new DataLoader<number, Asset | null>((brochureIds) =>
    Promise.all(brochureIds.map(async (id) => chooseThumbnail(await assets.load(id)))),
  );
};
