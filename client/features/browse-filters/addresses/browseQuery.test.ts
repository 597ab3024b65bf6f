import { noFilters } from '../BrowseFilters';
import { hasFilters, readBrowseQuery, writeBrowseQuery } from './browseQuery';

const read = (query: string) => readBrowseQuery(new URLSearchParams(query));

test('an address without a query filters nothing', () => {
  expect(read('')).toEqual(noFilters);
  expect(hasFilters(read(''))).toBe(false);
});

test('reads the documented parameters and our own', () => {
  expect(read('vendorId=7&id=3,4&mapArea=noosa&broTypes=CP_AD,BRO_AD&category=STAY&q=surf')).toEqual({
    category: 'STAY',
    mapArea: 'noosa',
    types: ['CP_AD', 'BRO_AD'],
    q: 'surf',
    place: null,
    vendorId: 7,
    ids: [3, 4],
  });
});

test('repeated parameters mean the same as commas', () => {
  expect(read('broTypes=CP_AD&broTypes=BRO_AD&id=3&id=4&id=4')).toEqual(read('broTypes=CP_AD,BRO_AD&id=3,4'));
});

test('what cannot be meant is left out', () => {
  expect(read('vendorId=abc&id=0,-1,1.5,99999999999,x&broTypes=CAR&q=%20&category=')).toEqual(noFilters);
});

test('of thousands of ids and endless words only the first are meant', () => {
  const ids = Array.from({ length: 3000 }, (_, index) => index + 1);
  const { ids: meant, q } = read(`id=${ids.join(',')}&q=${'surf '.repeat(500)}`);
  expect(meant).toEqual(ids.slice(0, 500));
  expect(q).toBe('surf '.repeat(40).trim());
});

test('writing and reading are each other’s inverse', () => {
  const filters = { ...noFilters, category: 'FOOD_DRINK', mapArea: 'noosa', q: 'fish & chips', ids: [12] };
  expect(readBrowseQuery(writeBrowseQuery(filters))).toEqual(filters);
});
