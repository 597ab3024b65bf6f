import { chooseCandidates, type MatchingAds } from './chooseCandidates';

const filter = (given: Partial<MatchingAds>): MatchingAds => ({
  all: 100_000,
  categories: null,
  mapAreas: null,
  hasAreaInOrder: false,
  ...given,
});

test.each<[string, MatchingAds, number, ReturnType<typeof chooseCandidates>]>([
  ['no filter', filter({}), 25, null],
  ['a common category', filter({ categories: 20_000 }), 25, null],
  ['a category that fills a page after a while', filter({ categories: 1_400 }), 25, null],
  ['a rare category', filter({ categories: 100 }), 25, 'CATEGORIES'],
  ['a category without ads', filter({ categories: 0 }), 25, 'CATEGORIES'],
  ['a category without ads in a directory without ads', filter({ all: 0, categories: 0 }), 25, 'CATEGORIES'],
  ['a rare category in a larger page', filter({ categories: 700 }), 101, 'CATEGORIES'],
  [
    'a rare category in a small area with its own order',
    filter({ categories: 100, mapAreas: 600, hasAreaInOrder: true }),
    25,
    null,
  ],
  [
    'a rare category in an area that has all ads',
    filter({ categories: 100, mapAreas: 100_000, hasAreaInOrder: true }),
    25,
    'CATEGORIES',
  ],
  ['few areas with few ads', filter({ mapAreas: 200 }), 25, 'MAP_AREAS'],
  ['many areas', filter({ mapAreas: 60_000 }), 25, null],
  ['rarer areas than categories', filter({ categories: 200, mapAreas: 100 }), 25, 'MAP_AREAS'],
  ['rarer categories than areas', filter({ categories: 100, mapAreas: 200 }), 25, 'CATEGORIES'],
  ['the count of a rare category', filter({ categories: 6_000 }), Infinity, 'CATEGORIES'],
  ['the count of a common category', filter({ categories: 20_000 }), Infinity, null],
])('%s', (_, matching, size, expected) => {
  expect(chooseCandidates(matching, size, 'LIST')).toBe(expected);
});

test('fetches more matches nearest first, where passing others takes longer', () => {
  const matching = filter({ categories: 1_400 });
  expect(chooseCandidates(matching, 51, 'LIST')).toBeNull();
  expect(chooseCandidates(matching, 51, 'NEAREST')).toBe('CATEGORIES');
});
