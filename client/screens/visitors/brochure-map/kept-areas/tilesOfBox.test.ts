import { countTiles, deepestZoom, mostTiles, tilesOfBox } from './tilesOfBox';

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

it.each([-12.5, -33.9, -42.9])('lets 10 × 10 kilometres at %d° through', (latitude) => {
  const height = 5 / 111.2;
  const width = height / Math.cos((latitude * Math.PI) / 180);
  const counts = Array.from({ length: 100 }, (_, at) => {
    // wherever the edges of the tiles are
    const [middle, south] = [147 + at * 0.00137, latitude + at * 0.00091];
    const box = { west: middle - width, south: south - height, east: middle + width, north: south + height };
    return countTiles(box, deepestZoom);
  });
  expect(Math.max(...counts)).toBeLessThanOrEqual(mostTiles);
});
