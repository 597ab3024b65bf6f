import type { DataSource } from 'typeorm';
import { flatEntity } from '../../../platform/database/flatEntity';
import type { PreparedStatement } from '../../../platform/database/prepared/PreparedStatement';
import { groupByKey } from '../../../platform/loaders/groupByKey';
import { Asset } from './Asset';

interface AssetsOfBrochures {
  statement: PreparedStatement;
  /** The files of each ad, in the order of the numbers. */
  read: (rows: readonly unknown[][]) => Asset[][];
}

/** All files of ads, by the ads' numbers, lowest sortOrder first, as a statement and what is made of its rows. */
export function assetsOfBrochures(database: DataSource, brochureIds: readonly number[]): AssetsOfBrochures {
  const asset = flatEntity(database, Asset, 'a');
  return {
    statement: {
      name: 'assets-of-brochures',
      sql: `SELECT ${asset.select} FROM assets a WHERE a.brochure_id = ANY($1)
        ORDER BY a.brochure_id, a.sort_order, a.id`,
      values: [brochureIds],
    },
    read(rows) {
      const found = rows.flatMap((row) => asset.readAt(row, 0) ?? []);
      return groupByKey(brochureIds, found, (each) => each.brochureId);
    },
  };
}
