import type { MapMarker } from '../../../features/maps/MapMarker';
import type { ChosenOffers } from './ChosenOffers';
import { markersWithChosen } from './markersWithChosen';
import { zoomToReveal } from './zoomToReveal';

const marker = (values: Partial<MapMarker>): MapMarker => ({
  __typename: 'BrochureMarker',
  latitude: -26.4,
  longitude: 153.1,
  count: 1,
  couponsCount: 0,
  atdwCount: 0,
  type: 'LP_AD',
  databaseIds: [7],
  west: 153.1,
  south: -26.4,
  east: 153.1,
  north: -26.4,
  ...values,
});
const alone = marker({});
const street = marker({ count: 3, databaseIds: [7, 8, 9], type: null, east: 153.2 });
const house = marker({ count: 3, databaseIds: [7, 8, 9], type: null });
const crowd = marker({ count: 900, databaseIds: [], type: null, east: 153.2 });
const chosen: ChosenOffers = { databaseIds: [7], at: { lat: -26.4, lon: 153.1 }, type: 'CP_AD' };

test.each([
  ['alone', alone, 12, null],
  ['in a group of some streets', street, 12, 15],
  ['in a group at a closer look', street, 15.4, 17],
  ['in a group that is as close as it gets', street, 19, null],
  ['among more than are named', crowd, 4, 15],
  ['in one house with others, seen from afar', house, 12, 15],
  ['in one house with others', house, 16, null],
])('finds the zoom for an ad %s', (_where, group, zoom, expected) => {
  expect(zoomToReveal([group], chosen, zoom)).toBe(expected);
});

test('a selection on the map stays unchanged', () => {
  const pressed = { databaseIds: [7, 8, 9], at: chosen.at };
  expect(zoomToReveal([house], pressed, 12)).toBeNull();
  expect(markersWithChosen([house], pressed)).toEqual([house]);
  expect(markersWithChosen([house], null)).toEqual([house]);
});

test.each([house, street, crowd])('an ad in a group gets a pin of its own', (group) => {
  const [others, pin] = markersWithChosen([group], chosen);
  expect(others).toMatchObject({ count: group.count });
  expect(others?.databaseIds).not.toContain(7);
  expect(pin).toMatchObject({ count: 1, type: 'CP_AD', databaseIds: [7], latitude: -26.4, longitude: 153.1 });
});

test('one outside a group has a pin already', () => {
  expect(markersWithChosen([alone], chosen)).toEqual([alone]);
});
