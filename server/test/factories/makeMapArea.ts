import type { DataSource } from 'typeorm';
import { MapArea } from '../../domains/map-areas/MapArea';
import { newDid } from '../../shared/did';
import { nextNumber } from './nextNumber';

export function makeMapArea(database: DataSource, values: Partial<MapArea> = {}): Promise<MapArea> {
  const number = nextNumber();
  const areas = database.getRepository(MapArea);
  return areas.save(
    areas.create({
      did: newDid(),
      code: `area-${number}`,
      name: `Area ${number}`,
      state: 'QLD',
      west: 153,
      south: -26.5,
      east: 153.2,
      north: -26.3,
      gridColumns: 10,
      gridRows: 8,
      ...values,
    }),
  );
}
