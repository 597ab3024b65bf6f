import { noFilters, type BrowseFilters } from '../browse-filters/BrowseFilters';
import { activeFilters } from './activeFilters';

test.each<[Partial<BrowseFilters>, string]>([
  [{ types: ['CP_AD'] }, 'Offers'],
  [{ types: ['ATDW_AD'] }, '1 type'],
  [{ types: ['LP_AD', 'ATDW_AD'] }, '2 types'],
  [{ ids: [12] }, '1 ad'],
  [{ ids: [12, 13] }, '2 ads'],
  [{ vendorId: 4 }, 'Business'],
])('labels %j as: %s', (filters, label) => {
  const active = activeFilters({ ...noFilters, ...filters }, { categories: [], mapAreas: [] });
  expect(active.map((filter) => filter.label)).toEqual([label]);
});

test('a distance counts from a place, or from the visitor', () => {
  const lists = { categories: [], mapAreas: [] };
  const filters = { ...noFilters, withinKm: 5, endsWithinDays: 3 };
  const labels = (isNearMe: boolean) => activeFilters(filters, lists, isNearMe).map(({ label }) => label);
  expect(labels(true)).toEqual(['ends within 3 days', 'within 5 km']);
  expect(labels(false)).toEqual(['ends within 3 days']);
});
