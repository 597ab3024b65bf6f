import { creditOffers } from './creditOffers';
import { creditsInView } from './creditsInView';
import type { MapMarker } from '../MapMarker';

const reef = { west: 152, south: -24.6, east: 152.1, north: -24.5 };
const marker = (values: Partial<MapMarker>): MapMarker => ({
  ...{ __typename: 'BrochureMarker' as const, latitude: -24.55, longitude: 152.05, ...reef },
  ...{ count: 3, couponsCount: 0, atdwCount: 0, type: null, databaseIds: [1, 2, 3] },
  ...values,
});
const notice = 'Listings supplied by the Australian Tourism Data Warehouse (ATDW)';
const elsewhere = { west: 130, south: -13, east: 131, north: -12 };

test('credits the source of tourism ads once, only where they are in view', () => {
  const markers = [marker({ atdwCount: 1 }), marker({ atdwCount: 3, type: 'ATDW_AD' }), marker({})];
  expect(creditsInView(creditOffers(markers), reef)).toEqual([notice]);
  expect(creditsInView(creditOffers(markers), elsewhere)).toEqual([]);
  expect(creditsInView(creditOffers([marker({})]), reef)).toEqual([]);
});

test('credits the source for a single tourism ad in view', () => {
  const one = marker({ count: 1, atdwCount: 1, type: 'ATDW_AD', west: 152, east: 152, south: -24.6, north: -24.6 });
  expect(creditsInView(creditOffers([one]), reef)).toEqual([notice]);
});
