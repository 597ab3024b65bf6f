import { nearestAreas } from './nearestAreas';

const area = (id: string, latitude: number, longitude: number, activeBrochuresCount = 3) => ({
  ...{ __typename: 'MapArea' as const, id, did: id, code: id, name: id, activeBrochuresCount },
  ...{ south: latitude - 0.1, north: latitude + 0.1, west: longitude - 0.1, east: longitude + 0.1 },
});

it('returns other areas with offers, nearest first, with the distance of their middles', () => {
  const areas = [
    area('noosa', -26.4, 153.09),
    area('brisbane', -27.47, 153.03),
    area('empty', -26.41, 153.09, 0),
    area('gympie', -26.19, 152.66),
  ];
  const near = nearestAreas(areas, 'noosa');
  expect(near.map(({ area: { id }, distanceKm }) => [id, Math.round(distanceKm)])).toEqual([
    ['gympie', 49],
    ['brisbane', 119],
  ]);
});

it('returns at most six, and none for an unknown area', () => {
  const areas = Array.from({ length: 9 }, (_, at) => area(`area-${at}`, -26 - at / 10, 153));
  expect(nearestAreas(areas, 'area-0').map(({ area: { id } }) => id)).toEqual(
    [1, 2, 3, 4, 5, 6].map((at) => `area-${at}`),
  );
  expect(nearestAreas(areas, 'elsewhere')).toEqual([]);
});
