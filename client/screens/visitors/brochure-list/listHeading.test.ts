import { noFilters } from '../../../features/browse-filters/BrowseFilters';
import { businessOfList, listHeading } from './listHeading';

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

test.each([
  [{}, 'All from Pelican Café'],
  [{ mapArea: 'noosa' }, 'All from Pelican Café in Noosa'],
  [{ types: ['CP_AD' as const] }, 'Coupon offers from Pelican Café'],
])('of a business, %j reads "%s"', (filters, heading) => {
  expect(listHeading(navigation, { ...noFilters, ...filters, businessOf: 7 }, 'Pelican Café')).toBe(heading);
});

test('the name of a business is that of all its ads', () => {
  const ads = (...names: (string | null)[]) => names.map((companyName) => ({ node: { companyName } }));
  const of = (edges: ReturnType<typeof ads> | undefined, filters: object) =>
    businessOfList({ vendorId: null, businessOf: null, ...filters }, edges);
  expect(of(ads('Pelican Café', 'PELICAN CAFE'), { businessOf: 7 })).toBe('Pelican Café');
  expect(of(ads('Pelican Café', 'Pelican Café'), { vendorId: 3 })).toBe('Pelican Café');
  expect(of(ads('Pelican Café', 'Curlew Books'), { vendorId: 3 })).toBeNull();
  expect(of(ads('Pelican Café'), {})).toBeNull();
  expect(of(ads(null), { vendorId: 3 })).toBeNull();
  expect(of(undefined, { businessOf: 7 })).toBeNull();
});
