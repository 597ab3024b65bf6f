import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../platform/context/RequestContext';
import { flatEntity } from '../../platform/database/flatEntity';
import { preparedRows } from '../../platform/database/preparedRows';
import { groupByKey } from '../../platform/loaders/groupByKey';
import { Asset } from './Asset';

/** All files of an ad, by the ad's number, lowest sortOrder first. */
export const assetsOfBrochureLoader: LoaderFactory<number, Asset[]> = ({ database }) =>
  new DataLoader<number, Asset[]>(async (brochureIds) => {
    const asset = flatEntity(database, Asset, 'a');
    const rows = await preparedRows(database, {
      name: 'assets-of-brochures',
      sql: `SELECT ${asset.select} FROM assets a WHERE a.brochure_id = ANY($1)
        ORDER BY a.brochure_id, a.sort_order, a.id`,
      values: [brochureIds],
    });
    const found = rows.flatMap((row) => asset.readAt(row, 0) ?? []);
    return groupByKey(brochureIds, found, (asset) => asset.brochureId);
  });
