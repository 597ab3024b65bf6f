import type { SiteNavigationQuery } from '../../generated/types';
import { mockNavigation } from '../../test/mockNavigation';
import { noFilters } from '../browse-filters/BrowseFilters';
import { categoryName, mapAreaName } from './chosenNames';
import { startNavigation } from './useSiteNavigation.server';

const whole = { ...{ categories: mockNavigation.categories() }, mapAreas: mockNavigation.mapAreas() };
const start = (filters: object) =>
  startNavigation(whole as unknown as SiteNavigationQuery, { ...noFilters, ...filters });

it('has the top categories only, if nothing is chosen', () => {
  const { categories, mapAreas } = start({});
  expect(categories.map(({ code, subCategories }) => [code, subCategories])).toEqual([
    ['FOOD_DRINK', []],
    ['STAY', []],
  ]);
  expect(mapAreas).toEqual([]);
});

it.each([
  ['FOOD_DRINK_CAFES', 'noosa', 'Cafés', 'Noosa'],
  ['FOOD_DRINK', 'abcdefghijkl', 'Food & drink', 'Noosa'],
  ['GONE', 'gone', undefined, undefined],
])('knows the names of category %s and area %s', (category, mapArea, ofCategory, ofArea) => {
  const filters = { ...noFilters, category, mapArea };
  const navigation = start(filters);
  expect([categoryName(navigation, filters), mapAreaName(navigation, filters)]).toEqual([ofCategory, ofArea]);
});

it('belongs to its filters, and is empty if the navigation cannot be read', () => {
  expect(start({ category: 'STAY' }).key).not.toBe(start({}).key);
  expect(startNavigation(null, noFilters)).toMatchObject({ categories: [], mapAreas: [] });
});
