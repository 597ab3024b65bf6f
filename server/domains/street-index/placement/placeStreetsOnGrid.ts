import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import type { MapArea } from '../../map-areas/MapArea';
import { squareOf } from '../../../../shared/map-grid/squareOf';
import { rebuildStreetIndex } from './rebuildStreetIndex';
import { StreetIndexEntry } from '../StreetIndexEntry';

/**
 * Updates the index after a change of an area's box or grid: rebuilds it from the geometry of each source, and updates
 * the square of every other street. Further squares of streets that are known by points are dropped until their source
 * is imported again, because only the first point is stored. The caller holds the area locked.
 */
export async function placeStreetsOnGrid(manager: EntityManager, area: MapArea): Promise<void> {
  const drawn = new Set((await rebuildStreetIndex(manager, area)).sourceIds);
  const streets = await manager.getRepository(StreetIndexEntry).findBy({ mapAreaId: area.id });
  await placePoints(
    manager,
    area,
    streets.filter(({ sourceId }) => sourceId === null || !drawn.has(sourceId)),
  );
}

async function placePoints(manager: EntityManager, area: MapArea, streets: readonly StreetIndexEntry[]): Promise<void> {
  const placed = streets.flatMap((street) => {
    const square = squareOf(area, street);
    return square ? [{ id: street.id, ...square }] : [];
  });
  const outside = streets.length - placed.length;
  if (outside > 0) {
    const which = outside === 1 ? '1 street of the index lies' : `${outside} streets of the index lie`;
    throw new DomainError('CONFLICT', `${which} outside this map. Make it larger, or move or delete them first.`);
  }
  await manager.query(
    `UPDATE street_index_entries s SET coordinate_x = placed.x, coordinate_y = placed.y, further_squares = '{}'
     FROM unnest($1::integer[], $2::text[], $3::text[]) AS placed (id, x, y)
     WHERE s.id = placed.id AND (s.coordinate_x, s.coordinate_y, s.further_squares) <> (placed.x, placed.y, '{}'::text[])`,
    [
      placed.map(({ id }) => id),
      placed.map(({ coordinateX }) => coordinateX),
      placed.map(({ coordinateY }) => coordinateY),
    ],
  );
}
