import { mergeNearbyClusters, type MarkerCell } from './mergeNearbyClusters';

/** Returns a square of side 1/16 whose ads are all at one point; `at` is that point in fractions of the side. */
function cell(column: number, row: number, values: Partial<MarkerCell> & { at?: [number, number] } = {}): MarkerCell {
  const { at = [0.5, 0.5], ...others } = values;
  const side = 1 / 16;
  return {
    column,
    row,
    side,
    x: (column + at[0]) * side,
    y: (row + at[1]) * side,
    count: 1,
    couponsCount: 0,
    atdwCount: 0,
    type: 'LP_AD',
    adIndex: null,
    databaseIds: [column * 100 + row],
    west: column,
    south: -row,
    east: column,
    north: -row,
    ...others,
  };
}

const counts = (cells: MarkerCell[]) => mergeNearbyClusters(cells).map((marker) => marker.count);

test('keeps squares separate if their ads are apart', () => {
  expect(counts([cell(3, 3), cell(4, 3), cell(9, 9)])).toEqual([1, 1, 1]);
});

test('merges a group that a grid line cuts in two', () => {
  const west = cell(3, 3, { at: [0.9, 0.5], count: 4, couponsCount: 1, databaseIds: [1, 2, 3, 4] });
  const east = cell(4, 3, { at: [0.1, 0.5], count: 2, couponsCount: 2, databaseIds: [5, 6], type: 'CP_AD' });
  const [marker, ...others] = mergeNearbyClusters([west, east]);
  expect(others).toEqual([]);
  expect(marker).toMatchObject({ count: 6, couponsCount: 3, type: null, west: 3, east: 4 });
  expect(marker?.databaseIds).toEqual([1, 2, 3, 4, 5, 6]);
  // the middle of the six ads, not of the two squares
  expect(marker?.longitude).toBeCloseTo((((3.9 * 4 + 4.1 * 2) / 6) * 360) / 16 - 180, 9);
});

test('merges smaller squares into the larger one, but not others into those', () => {
  const row = [cell(3, 3, { at: [0.9, 0.5] }), cell(4, 3, { count: 9 }), cell(5, 3, { at: [0.1, 0.5] })];
  expect(counts(row)).toEqual([11]);
  const chain = [cell(3, 3, { count: 9 }), cell(4, 3, { at: [0.2, 0.5] }), cell(5, 3, { at: [0.1, 0.5] })];
  expect(counts(chain)).toEqual([10, 1]);
});

test('sums the tourism ads of all squares', () => {
  const west = cell(3, 3, { at: [0.9, 0.5], count: 2, databaseIds: [1, 2] });
  const east = cell(4, 3, { at: [0.1, 0.5], type: 'ATDW_AD', atdwCount: 1 });
  expect(mergeNearbyClusters([west, east])).toEqual([expect.objectContaining({ count: 3, type: null, atdwCount: 1 })]);
});

test('keeps index and exact position of a single ad', () => {
  const [marker] = mergeNearbyClusters([cell(13, 9, { adIndex: 7 })]);
  expect(marker).toMatchObject({ count: 1, adIndex: 7, type: 'LP_AD' });
  expect(marker?.longitude).toBeCloseTo((13.5 / 16) * 360 - 180, 9);
});

test('lists no ids for a cluster of many ads', () => {
  const ids = Array.from({ length: 15 }, (_, n) => n);
  const many = [
    cell(3, 3, { at: [0.9, 0.5], count: 15, databaseIds: ids }),
    cell(4, 3, { at: [0.1, 0.5], count: 15, databaseIds: ids }),
  ];
  expect(mergeNearbyClusters(many)[0]?.databaseIds).toEqual([]);
});
