import type { EntityManager } from 'typeorm';
import type { MapArea } from '../../map-areas/MapArea';
import { indexStreets, type IndexedStreets } from './indexStreets';

/**
 * Rebuilds the index rows from the geometry of each source, after a change of the area's grid or suburbs. The caller
 * holds the area locked.
 */
export async function rebuildStreetIndex(
  manager: EntityManager,
  area: MapArea,
): Promise<{ sourceIds: number[]; index: IndexedStreets }> {
  const sources = await manager.query<{ id: number }[]>(
    `SELECT id FROM base_map_sources s
     WHERE map_area_id = $1 AND EXISTS (
       SELECT FROM base_map_features f WHERE f.source_id = s.id AND f.kind = 'STREET' AND f.name <> '')
     ORDER BY id`,
    [area.id],
  );
  const index: IndexedStreets = { created: 0, updated: 0, removed: 0, streets: 0 };
  for (const { id } of sources) {
    const { created, updated, removed, streets } = await indexStreets(manager, area, id);
    index.created += created;
    index.updated += updated;
    index.removed += removed;
    index.streets += streets;
  }
  return { sourceIds: sources.map(({ id }) => id), index };
}
