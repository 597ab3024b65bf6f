import { noFilters } from './BrowseFilters';
import { dropWithoutContent } from './dropWithoutContent';

const known = {
  categories: [{ code: 'FOOD_DRINK', subCategories: [{ code: 'FOOD_DRINK_CAFES' }] }],
  mapAreas: [{ code: 'noosa', did: 'abcdefghijkl' }],
  isReady: true,
};
const filters = { ...noFilters, q: 'surf', types: ['CP_AD' as const] };

it.each([
  ['a category', { category: 'FOOD_DRINK' }],
  ['a sub-category', { category: 'FOOD_DRINK_CAFES' }],
  ['an area by code', { mapArea: 'noosa' }],
  ['an area by did', { mapArea: 'abcdefghijkl' }],
  ['no filter', {}],
])('keeps %s that has content', (_what, chosen) => {
  const given = { ...filters, ...chosen };
  expect(dropWithoutContent(given, known)).toEqual({ kept: given, dropped: [] });
});

it('drops only what has no content any more', () => {
  const given = { ...filters, category: 'CLOSED_DOWN', mapArea: 'noosa' };
  expect(dropWithoutContent(given, known)).toEqual({ kept: { ...given, category: null }, dropped: ['category'] });
});

it('drops category and area together', () => {
  const given = { ...filters, category: 'CLOSED_DOWN', mapArea: 'atlantis' };
  expect(dropWithoutContent(given, known)).toEqual({ kept: filters, dropped: ['category', 'area'] });
});
