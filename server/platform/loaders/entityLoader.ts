import DataLoader from 'dataloader';
import type { ObjectLiteral } from 'typeorm';
import type { LoaderFactory } from '../context/RequestContext';
import { flatEntity } from '../database/flatEntity';
import { preparedRows } from '../database/prepared/preparedRows';

/** Makes a loader of entities by id, with one statement for all ids of a batch. */
export function entityLoader<T extends ObjectLiteral & { id: number }>(
  entity: new () => T,
): LoaderFactory<number, T | null> {
  return ({ database }) =>
    new DataLoader<number, T | null>(async (ids) => {
      const { tableName } = database.getMetadata(entity);
      const flat = flatEntity(database, entity, 'e');
      const rows = await preparedRows(database, {
        name: `entity of ${tableName} by number`,
        sql: `SELECT ${flat.select} FROM ${tableName} e WHERE e.id = ANY($1)`,
        values: [ids],
      });
      const byId = new Map(rows.flatMap((row) => flat.readAt(row, 0) ?? []).map((each) => [each.id, each]));
      return ids.map((id) => byId.get(id) ?? null);
    });
}
