import { shownPages } from './ListPages';

it.each<[reached: number, last: number, shown: (number | null)[]]>([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [500, 1_000, [1, null, 499, 500, 501, null, 1_000]],
])('page %i of %i', (reached, last, shown) => {
  expect(shownPages({ reached, last })).toEqual(shown);
});
