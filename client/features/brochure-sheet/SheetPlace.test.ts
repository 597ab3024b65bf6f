import { columnsInRow, placeAfterKey, rangeOf, type SheetPlace } from './SheetPlace';

const last = { row: 20, column: 3 };
const after = (place: [number, number], keys: string): SheetPlace | undefined => {
  const [row, column] = place;
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const step = { key, shiftKey: parts.includes('Shift'), ctrlKey: parts.includes('Ctrl'), metaKey: false };
  return placeAfterKey({ row, column }, step, last);
};

it.each<[[number, number], string, [number, number] | undefined]>([
  [[1, 1], 'ArrowUp', [0, 1]],
  [[0, 1], 'ArrowUp', [0, 1]],
  [[20, 1], 'ArrowDown', [20, 1]],
  [[1, 3], 'ArrowRight', [1, 3]],
  [[1, 1], 'Ctrl+ArrowDown', [20, 1]],
  [[1, 1], 'Home', [1, 0]],
  [[1, 1], 'End', [1, 3]],
  [[9, 2], 'Ctrl+Home', [0, 0]],
  [[9, 2], 'Ctrl+End', [20, 3]],
  [[2, 2], 'PageDown', [14, 2]],
  [[2, 2], 'PageUp', [0, 2]],
  [[1, 3], 'Tab', [2, 0]],
  [[2, 0], 'Shift+Tab', [1, 3]],
  [[20, 3], 'Tab', undefined],
  [[0, 0], 'Shift+Tab', undefined],
  [[1, 1], 'x', undefined],
])('from %j, %s leads to %j', (from, keys, to) => {
  expect(after(from, keys)).toEqual(to && { row: to[0], column: to[1] });
});

it('is a rectangle, whichever corner comes first', () => {
  const range = rangeOf({ row: 3, column: 2 }, { row: 1, column: 0 });
  expect(range).toEqual({ from: { row: 1, column: 0 }, to: { row: 3, column: 2 } });
  expect([0, 1, 3, 4].map((row) => columnsInRow(range, row))).toEqual([null, [0, 2], [0, 2], null]);
});
