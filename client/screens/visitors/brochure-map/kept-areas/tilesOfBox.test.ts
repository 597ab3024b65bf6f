import { countTiles, tilesOfBox } from './tilesOfBox';

const town = { west: 153.05, south: -26.42, east: 153.12, north: -26.36 };

it('lists the tiles of a box at each zoom, the world first', () => {
  const tiles = tilesOfBox(town, 12);
  expect(tiles[0]).toEqual({ z: 0, x: 0, y: 0 });
  expect(tiles.filter(({ z }) => z === 12)).toEqual([
    { z: 12, x: 3789, y: 2359 },
    { z: 12, x: 3790, y: 2359 },
  ]);
});

it.each([
  [town, 14],
  [{ west: 153.05, south: -26.42, east: 153.05, north: -26.42 }, 16],
  [{ west: -180, south: -90, east: 180, north: 90 }, 5],
])('counts what it lists: %j to zoom %d', (box, deepest) => {
  expect(countTiles(box, deepest)).toBe(tilesOfBox(box, deepest).length);
});

it('counts without listing', () => {
  expect(countTiles({ west: 112, south: -44, east: 154, north: -10 }, 16)).toBeGreaterThan(70_000_000);
});
