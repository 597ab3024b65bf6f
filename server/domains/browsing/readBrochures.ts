import type { RequestContext } from '../../platform/context/RequestContext';
import { preparedRows } from '../../platform/database/preparedRows';
import type { Brochure } from '../brochures/Brochure';
import { brochureRows } from './brochureRows';

/**
 * Ads with all their neighbours, by their numbers, in no order and whatever their state; those that do not exist are
 * left out. It is the one wide statement of all lists and details: planning its joins would cost more than running it,
 * and no plan but one suits it, so every connection keeps it prepared.
 */
export async function readBrochures(context: RequestContext, ids: readonly number[]): Promise<Brochure[]> {
  if (ids.length === 0) return [];
  const rows = brochureRows(context.database);
  const select = `SELECT ${rows.columns} FROM brochures b ${rows.joins}`;
  // PostgreSQL reckons with ten numbers where it sees a list, and plans a single one anew each time
  const found = await preparedRows(
    context.database,
    ids.length === 1
      ? { name: 'brochure-by-number', sql: `${select} WHERE b.id = $1`, values: [ids[0]] }
      : { name: 'brochures-by-number', sql: `${select} WHERE b.id = ANY($1)`, values: [ids] },
  );
  return rows.read(context, found);
}
