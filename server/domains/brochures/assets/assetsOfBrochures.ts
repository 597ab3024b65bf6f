import type { DataSource } from 'typeorm';
import { flatEntity } from '../../../platform/database/flatEntity';
import type { PreparedStatement } from '../../../platform/database/prepared/PreparedStatement';
import { groupByKey } from '../../../platform/loaders/groupByKey';
import { Asset } from './Asset';

interface AssetsOfBrochures {
  statement: PreparedStatement;
  /** Returns the files of each ad, in the order of the given ids. */
  read: (rows: readonly unknown[][]) => Asset[][];
}

/** Returns a statement for all files of these ads, lowest sortOrder first, and a reader for its rows. */
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
