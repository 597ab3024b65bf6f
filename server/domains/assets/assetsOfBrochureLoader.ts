import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { LoaderFactory } from '../../platform/context/RequestContext';
import { groupByKey } from '../../platform/loaders/groupByKey';
import { Asset } from './Asset';

/** All files of an ad, by the ad's number, lowest sortOrder first. */
export const assetsOfBrochureLoader: LoaderFactory<number, Asset[]> = ({ database }) =>
  new DataLoader<number, Asset[]>(async (brochureIds) => {
    const found = await database.getRepository(Asset).find({
      where: { brochureId: In(brochureIds) },
      order: { brochureId: 'ASC', sortOrder: 'ASC', id: 'ASC' },
    });
    return groupByKey(brochureIds, found, (asset) => asset.brochureId);
  });
