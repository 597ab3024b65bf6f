import { noFilters } from './BrowseFilters';
import { brochureFilter, brochureOrder } from './brochureFilter';

test('without filters: published ads of the default types', () => {
  expect(brochureFilter(noFilters, null)).toEqual({
    statuses: ['PUBLISHED'],
    isActive: true,
    types: ['LP_AD', 'CP_AD', 'BLD_AD'],
  });
});

test('a chosen type takes the place of the default types', () => {
  expect(brochureFilter({ ...noFilters, types: ['BRO_AD'] }, null).types).toEqual(['BRO_AD']);
});

test('an id asks for pending ads too, of every type', () => {
  expect(brochureFilter({ ...noFilters, ids: [5] }, null)).toEqual({
    statuses: ['PENDING_REVIEW', 'PUBLISHED'],
    isActive: true,
    ids: [5],
  });
});

test('a vendor asks for pending ads too, of the default types', () => {
  expect(brochureFilter({ ...noFilters, vendorId: 7 }, null)).toEqual({
    statuses: ['PENDING_REVIEW', 'PUBLISHED'],
    isActive: true,
    vendorId: 7,
    types: ['LP_AD', 'CP_AD', 'BLD_AD'],
  });
});

test('category, area and words are handed on', () => {
  expect(brochureFilter({ ...noFilters, category: 'STAY', mapArea: 'noosa', q: 'quiet' }, null)).toMatchObject({
    categories: ['STAY'],
    mapAreas: ['noosa'],
    q: 'quiet',
  });
});

test('near me orders by distance instead of the index', () => {
  const near = { lat: -26.4, lon: 153.1 };
  expect(brochureFilter(noFilters, near).near).toEqual({ latitude: -26.4, longitude: 153.1 });
  expect(brochureOrder(near)).toEqual([{ field: 'DISTANCE', direction: 'ASC' }]);
  expect(brochureOrder(null).map((order) => order.field)).toEqual(['INDEX', 'VALID_FROM']);
});
