import { boxOfMarkers } from './markers/boxOfMarkers';
import type { MapMarker } from './MapMarker';
import { markerLook } from './markers/markerLook';
import { nearestMarker } from './markers/nearestMarker';
import { previewSpots } from './small-map/MapPreview';

const marker = (values: Partial<MapMarker> = {}): MapMarker => ({
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

test('shows a single ad as a pin of its type', () => {
  expect(markerLook(marker({ type: 'CP_AD' }), true)).toEqual({ kind: 'offer', type: 'CP_AD', chosen: true });
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
])('shows %d ads with %d coupons as "%s", with %d eighths of the ring', (count, couponsCount, words, couponEighths) => {
  expect(markerLook(marker({ count, couponsCount, type: null }), false)).toMatchObject({ words, couponEighths });
});

test.each([
  [1, 0, 4.5, false],
  [1, 1, 4.5, true],
  [5, 2, 6, true],
  [900, 0, 8, false],
])('shows %d ads, %d with coupons, as a dot where numbers do not help', (count, couponsCount, radius, hasOffers) => {
  const look = markerLook(marker({ count, couponsCount }), false, false);
  expect(look).toEqual({ kind: 'dot', radius, hasOffers, chosen: false });
  expect(markerLook(marker({ count, couponsCount }), true, false).kind).not.toBe('dot');
});

test('enlarges the ring with the number of ads, within bounds', () => {
  const radius = (count: number) => {
    const look = markerLook(marker({ count, type: null }), false);
    return look.kind === 'cluster' ? look.radius : 0;
  };
  expect(radius(2)).toBeLessThan(radius(200));
  expect(radius(1_000_000)).toBe(24);
});

test('picks the nearest marker within the tolerance, or none', () => {
  const markers = [
    { x: 100, y: 100, radius: 15 },
    { x: 130, y: 100, radius: 15 },
  ];
  expect(nearestMarker(markers, 112, 100)).toBe(markers[0]);
  expect(nearestMarker(markers, 118, 100)).toBe(markers[1]);
  expect(nearestMarker(markers, 78, 100)).toBe(markers[0]);
  expect(nearestMarker(markers, 70, 100)).toBeNull();
});

test('returns the box around all markers', () => {
  expect(boxOfMarkers([marker(), marker({ west: 150, north: -20 })])).toEqual({
    west: 150,
    south: -26.4,
    east: 153.1,
    north: -20,
  });
  expect(boxOfMarkers([])).toBeNull();
});

test('keeps the proportions in the preview and leaves a margin', () => {
  const corner = { west: 153, east: 153, south: -26, north: -26, latitude: -26, longitude: 153 };
  const other = { west: 154, east: 154, south: -26, north: -26, latitude: -26, longitude: 154 };
  const spots = previewSpots([marker(corner), marker(other)], 400, 300);
  expect(spots.map(({ x, y }) => [x, y])).toEqual([
    [40, 150],
    [360, 150],
  ]);
  expect(previewSpots([marker()], 400, 300)[0]).toMatchObject({ x: 200, y: 150 });
});
