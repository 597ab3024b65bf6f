import { squareOf } from './squareOf';

const grid = { west: 153, south: -27, east: 154, north: -26, gridColumns: 10, gridRows: 4 };

test.each<[string, number, number, string | null]>([
  ['the north-western corner', -26, 153, 'A1'],
  ['the south-eastern corner', -27, 154, 'J4'],
  ['the middle', -26.5, 153.5, 'F3'],
  ['just inside the first square', -26.249, 153.099, 'A1'],
  ['just beyond it', -26.251, 153.101, 'B2'],
  ['west of the map', -26.5, 152.999, null],
  ['south of the map', -27.001, 153.5, null],
  ['east of the map', -26.5, 154.001, null],
  ['north of the map', -25.999, 153.5, null],
])('%s', (_, latitude, longitude, expected) => {
  const square = squareOf(grid, { latitude, longitude });
  expect(square && `${square.coordinateX}${square.coordinateY}`).toBe(expected);
});
