import type { EntityManager } from 'typeorm';
import { MapArea } from '../../domains/map-areas/MapArea';
import { StreetIndexEntry } from '../../domains/street-index/StreetIndexEntry';
import { newDid } from '../../shared/did';
import { areas } from './town/areas';
import { streetsIndexOf } from './town/streetsIndexOf';
import { toPosition } from './town/toPosition';

/** The demo town's map areas and their streets indexes; answers the areas' ids by code. */
export async function seedTown(manager: EntityManager): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const area of areas) {
    const { code, name, southWest, columns, rows, square } = area;
    const [west, south] = toPosition(southWest);
    const [east, north] = toPosition([southWest[0] + columns * square, southWest[1] + rows * square]);
    const grid = { gridColumns: columns, gridRows: rows };
    const saved = await manager
      .getRepository(MapArea)
      .save({ did: newDid(), code, name, state: 'QLD', west, south, east, north, ...grid });
    ids.set(code, saved.id);
    await manager.getRepository(StreetIndexEntry).insert(
      streetsIndexOf(area).map(({ streetName, column, row, point }) => {
        const [longitude, latitude] = toPosition(point);
        return { mapAreaId: saved.id, streetName, coordinateX: column, coordinateY: row, latitude, longitude };
      }),
    );
  }
  return ids;
}
