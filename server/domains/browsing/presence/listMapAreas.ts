import type { RequestContext } from '../../../platform/context/RequestContext';
import { flatEntity, type SqlRow } from '../../../platform/database/flatEntity';
import { SqlValues } from '../../../platform/database/SqlValues';
import type { BrochureType } from '../../brochures/BrochureType';
import { MapArea } from '../../map-areas/MapArea';
import { mapAreaLoader } from '../../map-areas/mapAreaLoader';
import { publicPresence } from './publicPresence';

export interface ListMapAreasInput {
  /** only areas with at least one public active ad of the types */
  activeOnly?: boolean | null;
  /** none given: the default list types */
  types?: readonly BrochureType[] | null;
  /** only the area with this code or did */
  code?: string | null;
}

/** All map areas, or those that have something to show, by name. One statement. */
export async function listMapAreas(context: RequestContext, input: ListMapAreasInput = {}): Promise<MapArea[]> {
  const area = flatEntity(context.database, MapArea, 'm');
  const values = new SqlValues();
  const isActive = input.activeOnly
    ? `EXISTS (SELECT FROM brochures b WHERE b.map_area_id = m.id AND ${publicPresence(input.types, context.clock.now(), values)})`
    : 'true';
  const code = input.code == null ? null : values.add(input.code.replaceAll('\0', ''));
  const isWanted = code === null ? 'true' : `(m.code = ${code} OR m.did = ${code})`;
  const rows = await context.database.query<SqlRow[]>(
    `SELECT ${area.select} FROM map_areas m WHERE ${isWanted} AND ${isActive} ORDER BY lower(m.name), m.id`,
    values.all,
  );
  const loader = context.loader(mapAreaLoader);
  return rows.flatMap((row) => {
    const mapArea = area.read(row);
    if (!mapArea) return [];
    loader.prime(mapArea.id, mapArea);
    return [mapArea];
  });
}
