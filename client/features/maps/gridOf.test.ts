import { gridFor, gridOf, squareSize } from './gridOf';

const box = { west: 153, south: -27, east: 154, north: -26 };

it('labels columns A, B, C from the west and rows 1, 2, 3 from the north', () => {
  const { lines, letters, numbers } = gridOf({ ...box, gridColumns: 4, gridRows: 2 });
  expect(letters.map(({ text, longitude }) => `${text} ${String(longitude)}`)).toEqual([
    'A 153.125',
    'B 153.375',
    'C 153.625',
    'D 153.875',
  ]);
  expect(numbers).toEqual([
    { text: '1', latitude: -26.25 },
    { text: '2', latitude: -26.75 },
  ]);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toEqual([
    [153, -26.5],
    [154, -26.5],
  ]);
});

it('returns the size of its squares, and the number of squares for a size', () => {
  const [width, height] = squareSize({ ...box, gridColumns: 10, gridRows: 10 });
  expect([width.toFixed(2), height.toFixed(2)]).toEqual(['9.95', '11.12']);
  expect(gridFor(box, 10)).toEqual({ gridColumns: 10, gridRows: 11 });
  expect(gridFor(box, 0.1)).toEqual({ gridColumns: 26, gridRows: 99 });
  expect(gridFor(box, 1000)).toEqual({ gridColumns: 1, gridRows: 1 });
});
