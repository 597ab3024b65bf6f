import { boxOfMarks } from './boxOfMarks';
import type { Mark } from './Mark';
import { markLook } from './markLook';
import { nearestMark } from './nearestMark';
import { previewSpots } from './MapPreview';

const mark = (values: Partial<Mark> = {}): Mark => ({
  __typename: 'BrochureMarker',
  latitude: -26.4,
  longitude: 153.1,
  count: 1,
  couponsCount: 0,
  atdwCount: 0,
  type: 'LP_AD',
  databaseIds: [1],
  west: 153.1,
  south: -26.4,
  east: 153.1,
  north: -26.4,
  ...values,
});

test('a single ad is a pin of its type', () => {
  expect(markLook(mark({ type: 'CP_AD' }), true)).toEqual({ kind: 'offer', type: 'CP_AD', chosen: true });
});

test.each([
  [7, 0, '7', 0],
  [812, 812, '812', 8],
  [999, 1, '999', 1],
  [1000, 999, '1k', 7],
  [1234, 617, '1.2k', 4],
  [45_499, 0, '45k', 0],
  [999_600, 0, '1M', 0],
  [1_340_000, 0, '1.3M', 0],
])('%d ads with %d coupons read "%s", %d eighths of the ring', (count, couponsCount, words, couponEighths) => {
  expect(markLook(mark({ count, couponsCount, type: null }), false)).toMatchObject({ words, couponEighths });
});

test('more ads are a larger ring, within bounds', () => {
  const radius = (count: number) => {
    const look = markLook(mark({ count, type: null }), false);
    return look.kind === 'cluster' ? look.radius : 0;
  };
  expect(radius(2)).toBeLessThan(radius(200));
  expect(radius(1_000_000)).toBe(24);
});

test('a press means the nearest mark that it hit, with some tolerance, or none', () => {
  const marks = [
    { x: 100, y: 100, radius: 15 },
    { x: 130, y: 100, radius: 15 },
  ];
  expect(nearestMark(marks, 112, 100)).toBe(marks[0]);
  expect(nearestMark(marks, 118, 100)).toBe(marks[1]);
  expect(nearestMark(marks, 78, 100)).toBe(marks[0]);
  expect(nearestMark(marks, 70, 100)).toBeNull();
});

test('the box around all', () => {
  expect(boxOfMarks([mark(), mark({ west: 150, north: -20 })])).toEqual({
    west: 150,
    south: -26.4,
    east: 153.1,
    north: -20,
  });
  expect(boxOfMarks([])).toBeNull();
});

test('the picture before the map keeps its shape and leaves a margin', () => {
  const corner = { west: 153, east: 153, south: -26, north: -26, latitude: -26, longitude: 153 };
  const other = { west: 154, east: 154, south: -26, north: -26, latitude: -26, longitude: 154 };
  const spots = previewSpots([mark(corner), mark(other)], 400, 300);
  expect(spots.map(({ x, y }) => [x, y])).toEqual([
    [40, 150],
    [360, 150],
  ]);
  expect(previewSpots([mark()], 400, 300)[0]).toMatchObject({ x: 200, y: 150 });
});
