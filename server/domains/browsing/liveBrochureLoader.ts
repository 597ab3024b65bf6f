import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../platform/context/RequestContext';
import type { SqlRow } from '../../platform/database/flatEntity';
import type { Brochure } from '../brochures/Brochure';
import { brochureRows } from './brochureRows';

/** Ads that are not deleted, by their number, whatever their state: one statement for all that a request asks for. */
export const liveBrochureLoader: LoaderFactory<number, Brochure | null> = (context) =>
  new DataLoader<number, Brochure | null>(async (ids) => {
    const rows = brochureRows(context.database);
    const found = await context.database.query<SqlRow[]>(
      `SELECT ${rows.columns} FROM brochures b ${rows.joins} WHERE b.record_status AND b.id = ANY($1)`,
      [ids],
    );
    const byId = new Map(found.map((row) => rows.read(context, row)).map((brochure) => [brochure.id, brochure]));
    return ids.map((id) => byId.get(id) ?? null);
  });
