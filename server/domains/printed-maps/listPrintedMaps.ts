import type { RequestContext } from '../../platform/context/RequestContext';
import { PrintedMap } from './PrintedMap';
import { flatEntity, type SqlRow } from '../../platform/database/flatEntity';
import { referenceNumbers } from '../brochures/referenceNumbers';
import { authorize } from '../../shared/authorize';

/** There are up to 1,000 areas (`mostMapAreas`), and most have one map. */
export const mostPrintedMaps = 1_000;

/**
 * Lists PDF maps by the name of their area: all, or those of one area by its did or code. The public gets only those
 * that are ready and published.
 */
export async function listPrintedMaps(context: RequestContext, mapArea?: string | null): Promise<PrintedMap[]> {
  authorize(context.viewer, 'printedMaps');
  const ids = mapArea == null ? null : await referenceNumbers(context, 'mapAreas', [mapArea]);
  const map = flatEntity(context.database, PrintedMap, 'p');
  const seesAll = context.viewer?.role === 'ADMINISTRATOR';
  const rows = await context.database.query<SqlRow[]>(
    `SELECT ${map.select} FROM printed_maps p JOIN map_areas m ON m.id = p.map_area_id
     WHERE ($1 OR (p.is_published AND p.file_sha256 IS NOT NULL))
       AND ($2::integer[] IS NULL OR m.id = ANY($2::integer[]))
     ORDER BY lower(m.name), m.id, p.paper DESC, p.orientation LIMIT ${mostPrintedMaps}`,
    [seesAll, ids],
  );
  return rows.flatMap((row) => map.read(row) ?? []);
}
