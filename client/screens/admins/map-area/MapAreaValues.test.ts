import { gridOfValues, movesStreets, type EditedArea, type MapAreaValues } from './MapAreaValues';

const area: EditedArea = {
  ...{ __typename: 'MapArea', id: 'a', databaseId: 1, code: 'noosa', name: 'Noosa', state: 'QLD', streetsCount: 3 },
  ...{ west: 153, south: -27, east: 154, north: -26, gridColumns: 8, gridRows: 6 },
};

test.each<[string, Partial<MapAreaValues>, boolean]>([
  ['whole', {}, true],
  ['without an edge', { west: null }, false],
  ['the wrong way round', { west: 155 }, false],
  ['without height', { north: -27 }, false],
  ['without columns', { gridColumns: 0 }, false],
  ['with more letters than there are', { gridColumns: 27 }, false],
])('a box %s', (_, change, isGrid) => {
  expect(gridOfValues({ ...area, ...change }) !== null).toBe(isGrid);
});

test('streets get new squares only when box or grid change', () => {
  expect(movesStreets(area, area)).toBe(false);
  expect(movesStreets(area, { ...area, name: 'Noosa Heads' })).toBe(false);
  expect(movesStreets(area, { ...area, gridRows: 7 })).toBe(true);
  expect(movesStreets({ ...area, streetsCount: 0 }, { ...area, gridRows: 7 })).toBe(false);
  expect(movesStreets(null, area)).toBe(false);
});
