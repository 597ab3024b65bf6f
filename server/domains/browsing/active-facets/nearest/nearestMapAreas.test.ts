import { MapArea } from '../../../map-areas/MapArea';
import { nearestMapAreas } from './nearestMapAreas';

const area = (id: number, latitude: number, longitude: number): MapArea =>
  Object.assign(new MapArea(), {
    ...{ id, name: `area ${id}`, south: latitude - 0.1, north: latitude + 0.1 },
    ...{ west: longitude - 0.1, east: longitude + 0.1 },
  });

it('returns other areas, nearest first, with the distance of their middles, and none far away', () => {
  const noosa = area(1, -26.4, 153.09);
  const areas = [noosa, area(2, -27.47, 153.03), area(3, -26.19, 152.66), area(4, -37.8, 144.96)];
  const near = nearestMapAreas(areas, noosa);
  expect(near.map(({ mapArea: { id }, distanceKm }) => [id, Math.round(distanceKm)])).toEqual([
    [3, 49],
    [2, 119],
  ]);
});

it('returns at most six, also for one of many and one without ads', () => {
  const areas = Array.from({ length: 250 }, (_, at) => area(at + 1, -20 - at / 10, 150));
  const ids = (from: MapArea) => nearestMapAreas(areas, from).map(({ mapArea: { id } }) => id);
  expect(ids(areas[199]!).sort()).toEqual([197, 198, 199, 201, 202, 203]);
  expect(ids(area(999, -20, 150))).toEqual([1, 2, 3, 4, 5, 6]);
});
