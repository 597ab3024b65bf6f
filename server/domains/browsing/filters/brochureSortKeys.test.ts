import { brochureSortKeys } from './brochureSortKeys';
import type { BrochureOrder } from './BrochureOrder';

const names = (orderBy: BrochureOrder[] | null, distance: string | null) =>
  brochureSortKeys(orderBy, distance)
    .map((key) => `${key.name} ${key.direction}`)
    .join(', ');

test.each<[string, BrochureOrder[] | null, string | null, string]>([
  ['nothing asked: the public order', null, null, 'INDEX ASC, VALID_FROM DESC, ID DESC'],
  ['an empty order is none', [], null, 'INDEX ASC, VALID_FROM DESC, ID DESC'],
  ['a place alone: nearest first', null, 'd', 'DISTANCE ASC, ID DESC'],
  ['an order of its own, beside a place', [{ field: 'TITLE', direction: 'ASC' }], 'd', 'TITLE ASC, ID DESC'],
  [
    'nothing after the id, which has no ties',
    [
      { field: 'ID', direction: 'ASC' },
      { field: 'TITLE', direction: 'ASC' },
    ],
    null,
    'ID ASC',
  ],
  [
    'the first mention of a field counts',
    [
      { field: 'TYPE', direction: 'DESC' },
      { field: 'TYPE', direction: 'ASC' },
    ],
    null,
    'TYPE DESC, ID DESC',
  ],
])('%s', (_, orderBy, distance, expected) => {
  expect(names(orderBy, distance)).toBe(expected);
});

test('refuses to sort by distance without a place', () => {
  expect(() => names([{ field: 'DISTANCE', direction: 'ASC' }], null)).toThrow('give "filter.near" as well');
});
