import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../../platform/context/RequestContext';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import type { Asset } from './Asset';
import { assetsOfBrochures } from './assetsOfBrochures';

/** Loads all files of an ad by the ad's number, lowest sortOrder first. */
export const assetsOfBrochureLoader: LoaderFactory<number, Asset[]> = ({ database }) =>
  new DataLoader<number, Asset[]>(async (brochureIds) => {
    const { statement, read } = assetsOfBrochures(database, brochureIds);
    return read(await preparedRows(database, statement));
  });
