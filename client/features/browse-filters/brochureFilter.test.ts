import { noFilters } from './BrowseFilters';
import { brochureFilter, brochureOrder } from './brochureFilter';

test('filters published ads of the default types by default', () => {
  expect(brochureFilter(noFilters, null)).toEqual({
    statuses: ['PUBLISHED'],
    isActive: true,
    types: ['LP_AD', 'CP_AD', 'BLD_AD'],
  });
});

test('replaces the default types by a chosen type', () => {
  expect(brochureFilter({ ...noFilters, types: ['BRO_AD'] }, null).types).toEqual(['BRO_AD']);
});

test('includes pending ads of every type for an id', () => {
  expect(brochureFilter({ ...noFilters, ids: [5] }, null)).toEqual({
    statuses: ['PENDING_REVIEW', 'PUBLISHED'],
    isActive: true,
    ids: [5],
  });
});

test('includes pending ads of the default types for a vendor', () => {
  expect(brochureFilter({ ...noFilters, vendorId: 7 }, null)).toEqual({
    statuses: ['PENDING_REVIEW', 'PUBLISHED'],
    isActive: true,
    vendorId: 7,
    types: ['LP_AD', 'CP_AD', 'BLD_AD'],
  });
});

test('asks for ads that are open now', () => {
  expect(brochureFilter({ ...noFilters, openNow: true }, null).openNow).toBe(true);
  expect(brochureFilter(noFilters, null)).not.toHaveProperty('openNow');
});

test('asks for coupons that are usable now', () => {
  expect(brochureFilter({ ...noFilters, usableNow: true }, null).usableNow).toBe(true);
  expect(brochureFilter(noFilters, null)).not.toHaveProperty('usableNow');
});

test('passes on suburb, price, saving and last day', () => {
  const chosen = { suburb: 'Carlton', withPrice: true, minSaving: 25, endsWithinDays: 7 };
  expect(brochureFilter({ ...noFilters, ...chosen }, null)).toMatchObject({
    ...{ suburbs: ['Carlton'], withPrice: true, minSaving: 25, endsWithinDays: 7 },
  });
});

test('limits the distance from the place or the visitor, and from nowhere else', () => {
  const filters = { ...noFilters, withinKm: 5 };
  expect(brochureFilter(filters, { lat: -26.4, lon: 153.1 }).near).toMatchObject({ latitude: -26.4, withinKm: 5 });
  expect(brochureFilter({ ...filters, place: { name: 'A', lat: -27, lon: 153 } }, null).near).toMatchObject({
    ...{ latitude: -27, withinKm: 5 },
  });
  expect(brochureFilter(filters, null)).not.toHaveProperty('near');
});

test('passes on category, area and search text', () => {
  expect(brochureFilter({ ...noFilters, category: 'STAY', mapArea: 'noosa', q: 'quiet' }, null)).toMatchObject({
    categories: ['STAY'],
    mapAreas: ['noosa'],
    q: 'quiet',
  });
});

test('sorts by distance instead of the index for near me', () => {
  const near = { lat: -26.4, lon: 153.1 };
  expect(brochureFilter(noFilters, near).near).toEqual({ latitude: -26.4, longitude: 153.1 });
  expect(brochureOrder(noFilters, near)).toEqual([{ field: 'DISTANCE', direction: 'ASC' }]);
  expect(brochureOrder(noFilters, null)).toEqual([{ field: 'RECOMMENDED', direction: 'ASC' }]);
  expect(brochureOrder({ ...noFilters, q: 'cafe' }, null)).toEqual([{ field: 'RELEVANCE', direction: 'ASC' }]);
  expect(brochureOrder({ ...noFilters, sort: 'PRICE' }, near)).toEqual([{ field: 'PRICE', direction: 'ASC' }]);
});
