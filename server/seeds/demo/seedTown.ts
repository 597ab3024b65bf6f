import type { EntityManager } from 'typeorm';
import { BaseMapSource } from '../../domains/map-areas/base-map/BaseMapSource';
import { saveFeatures } from '../../domains/map-areas/base-map/saveFeatures';
import { MapArea } from '../../domains/map-areas/MapArea';
import { PrintedMap } from '../../domains/printed-maps/PrintedMap';
import { indexStreets } from '../../domains/street-index/placement/indexStreets';
import { newDid } from '../../shared/did';
import { areas } from './town/areas';
import { townFeatures } from './town/townFeatures';
import { toPosition } from './town/toPosition';

/** Creates the demo town's map areas with their base map and streets indexes. Returns the areas' ids by code. */
export async function seedTown(manager: EntityManager, now: Date): Promise<Map<string, number>> {
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
    const source = await manager.getRepository(BaseMapSource).save({
      mapAreaId: saved.id,
      name: 'Demo town',
      attribution: 'An invented town: no such place exists',
      licence: 'Drawn for the demonstration of this site',
      contentHash: 'demo-1',
      importedAt: now,
    });
    await saveFeatures(manager, source.id, townFeatures(area));
    await indexStreets(manager, saved, source.id);
    // drawn in the background once the site is open
    await manager.getRepository(PrintedMap).insert({
      mapAreaId: saved.id,
      paper: 'A4',
      orientation: columns > rows ? 'LANDSCAPE' : 'PORTRAIT',
      state: 'WAITING',
    });
  }
  return ids;
}
