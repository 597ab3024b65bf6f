import { formatListSize, formatTotal } from './formatListSize';

it.each([
  [46, 12, '12 offers · 34 businesses'],
  [2, 1, '1 offer · 1 business'],
  [1200, 1200, '1,200 offers'],
  [1201, 0, '1,201 businesses'],
  [0, 0, 'No offers or businesses'],
])('a list of %d with %d offers: %s', (totalCount, offerCount, words) => {
  expect(formatListSize({ totalCount, offerCount })).toBe(words);
});

it.each([
  [1, '1 offer or business'],
  [1200, '1,200 offers and businesses'],
])('%d of unknown kinds: %s', (count, words) => {
  expect(formatTotal(count)).toBe(words);
});
