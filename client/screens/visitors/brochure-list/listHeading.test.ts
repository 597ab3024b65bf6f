import { noFilters } from '../../../features/browse-filters/BrowseFilters';
import { listHeading } from './listHeading';

const cafes = { id: 'c2', code: 'CAFES', name: 'Cafés' };
const navigation = {
  categories: [
    {
      __typename: 'Category' as const,
      icon: 'CUP' as const,
      id: 'c1',
      code: 'FOOD_DRINK',
      name: 'Food & drink',
      subCategories: [{ __typename: 'Category' as const, ...cafes }],
    },
  ],
  mapAreas: [{ __typename: 'MapArea' as const, id: 'm1', did: 'abc', code: 'noosa', name: 'Noosa' }],
};

test.each([
  [{}, 'Local offers'],
  [{ category: 'FOOD_DRINK' }, 'Food & drink'],
  [{ category: 'CAFES', mapArea: 'noosa' }, 'Cafés in Noosa'],
  [{ types: ['CP_AD' as const], mapArea: 'abc' }, 'Coupon offers in Noosa'],
  [{ types: ['BRO_AD' as const], category: 'CAFES' }, 'Brochures: Cafés'],
  [{ q: 'flat white' }, 'Local offers for “flat white”'],
  [{ category: 'GONE', mapArea: 'gone' }, 'Local offers'],
])('%j reads "%s"', (filters, heading) => {
  expect(listHeading(navigation, { ...noFilters, ...filters })).toBe(heading);
});
