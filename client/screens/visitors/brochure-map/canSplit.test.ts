import type { MapMarker } from '../../../features/maps/MapMarker';
import { canSplit } from './canSplit';

const view = (zoom: number) => ({ box: { west: 153, south: -27, east: 154, north: -26 }, zoom });
const marker = (values: Partial<MapMarker>): MapMarker => ({
  __typename: 'BrochureMarker',
  latitude: -26.4,
  longitude: 153.1,
  count: 3,
  couponsCount: 0,
  atdwCount: 0,
  type: null,
  databaseIds: [1, 2, 3],
  west: 153.1,
  south: -26.41,
  east: 153.11,
  north: -26.4,
  ...values,
});
const house = { south: -26.4, east: 153.1 };

test.each([
  ['a group over some streets', marker({}), 14, true],
  ['one ad', marker({ count: 1, databaseIds: [1] }), 14, false],
  ['several in one house', marker(house), 14, false],
  ['a group that is as close as it gets', marker({}), 18, false],
  ['a house of more than can be named', marker({ ...house, count: 40, databaseIds: [] }), 14, false],
  ['more than can be named, as close as it gets', marker({ count: 40, databaseIds: [] }), 18, false],
])('%s', (_what, which, zoom, expected) => {
  expect(canSplit(which, view(zoom))).toBe(expected);
});
