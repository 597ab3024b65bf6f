import { noFilters } from '../BrowseFilters';
import { hasFilters, readBrowseQuery, writeBrowseQuery } from './browseQuery';

const read = (query: string) => readBrowseQuery(new URLSearchParams(query));

test('reads no filters from an empty query', () => {
  expect(read('')).toEqual(noFilters);
  expect(hasFilters(read(''))).toBe(false);
});

test('reads the documented parameters and our own', () => {
  const query =
    'vendorId=7&id=3,4&mapArea=noosa&broTypes=CP_AD,BRO_AD&category=STAY&q=surf&openNow=true&usableNow=true&sort=PRICE';
  const ours = 'business=12&suburb=Carlton+VIC&withPrice=true&minSaving=25&endsWithinDays=7&withinKm=5';
  expect(read(`${query}&${ours}`)).toEqual({
    category: 'STAY',
    mapArea: 'noosa',
    types: ['CP_AD', 'BRO_AD'],
    q: 'surf',
    suburb: 'Carlton VIC',
    withPrice: true,
    minSaving: 25,
    endsWithinDays: 7,
    openNow: true,
    usableNow: true,
    place: null,
    withinKm: 5,
    vendorId: 7,
    businessOf: 12,
    ids: [3, 4],
    sort: 'PRICE',
  });
});

test('treats repeated parameters like comma-separated ones', () => {
  expect(read('broTypes=CP_AD&broTypes=BRO_AD&id=3&id=4&id=4')).toEqual(read('broTypes=CP_AD,BRO_AD&id=3,4'));
});

test('ignores invalid values', () => {
  expect(read('vendorId=abc&id=0,-1,1.5,99999999999,x&broTypes=CAR&q=%20&category=&sort=VIEWS')).toEqual(noFilters);
});

test.each([
  ...['0', '-25', '101', '1e1000', 'NaN', '2.5', '25%', '', '\0', '٢٥'].map((value) => ['minSaving', value]),
  ...['0', '367', 'week'].map((value) => ['endsWithinDays', value]),
  ...['0', '-1', '1001', '5km'].map((value) => ['withinKm', value]),
  ...['1', 'TRUE', 'yes'].map((value) => ['withPrice', value]),
  ...['', '  '].map((value) => ['suburb', value]),
])('ignores %s=%j', (name, value) => {
  expect(readBrowseQuery(new URLSearchParams([[name, value]]))).toEqual(noFilters);
});

test('limits the length of a suburb', () => {
  expect(read(`suburb=${'x'.repeat(10_000)}`).suburb).toHaveLength(80);
});

test('limits the number of ids and the length of the search text', () => {
  const ids = Array.from({ length: 3000 }, (_, index) => index + 1);
  const { ids: meant, q } = read(`id=${ids.join(',')}&q=${'surf '.repeat(500)}`);
  expect(meant).toEqual(ids.slice(0, 500));
  expect(q).toBe('surf '.repeat(40).trim());
});

test('reads what it writes', () => {
  const filters = {
    ...noFilters,
    category: 'FOOD_DRINK',
    mapArea: 'noosa',
    q: 'fish & chips',
    suburb: 'Noosa Heads QLD',
    withPrice: true,
    minSaving: 50,
    endsWithinDays: 7,
    openNow: true,
    usableNow: true,
    place: { name: 'Noosa', lat: -26.4, lon: 153.1 },
    withinKm: 20,
    ids: [12],
  };
  expect(readBrowseQuery(writeBrowseQuery(filters))).toEqual(filters);
});
