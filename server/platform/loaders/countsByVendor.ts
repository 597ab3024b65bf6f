import DataLoader from 'dataloader';
import type { LoaderFactory } from '../context/RequestContext';

/** Makes a loader of row counts by company. `from` is SQL; its table has a column `vendor_id`. */
export function countsByVendor(from: string): LoaderFactory<number, number> {
  return ({ database }) =>
    new DataLoader<number, number>(async (ids) => {
      const rows = await database.query<{ id: number; count: number }[]>(
        `SELECT vendor_id AS id, count(*)::integer AS count ${from}
         ${from.includes('WHERE') ? 'AND' : 'WHERE'} vendor_id = ANY($1::integer[]) GROUP BY vendor_id`,
        [ids],
      );
      const counts = new Map(rows.map(({ id, count }) => [id, count]));
      return ids.map((id) => counts.get(id) ?? 0);
    });
}
