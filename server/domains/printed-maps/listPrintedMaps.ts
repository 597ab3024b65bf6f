import type { RequestContext } from '../../platform/context/RequestContext';
import { PrintedMap } from './PrintedMap';
import { flatEntity, type SqlRow } from '../../platform/database/flatEntity';
import { authorize } from '../../shared/permissions';
/** There is one map for each area and format; no installation has more areas. */
const most = 500;

/** Lists all PDF maps by the name of their area; the public gets only those that are ready and published. */
export async function listPrintedMaps(context: RequestContext): Promise<PrintedMap[]> {
  authorize(context.viewer, 'printedMaps');
  const map = flatEntity(context.database, PrintedMap, 'p');
  const seesAll = context.viewer?.role === 'ADMINISTRATOR';
  const rows = await context.database.query<SqlRow[]>(
    `SELECT ${map.select} FROM printed_maps p JOIN map_areas m ON m.id = p.map_area_id
     WHERE $1 OR (p.is_published AND p.file_sha256 IS NOT NULL)
     ORDER BY lower(m.name), m.id, p.paper DESC, p.orientation LIMIT ${most}`,
    [seesAll],
  );
  return rows.flatMap((row) => map.read(row) ?? []);
}
