import { brochureSortKeys } from './brochureSortKeys';
import type { BrochureOrder } from './BrochureOrder';

const names = (orderBy: BrochureOrder[] | null, distance: string | null, relevance: string | null = null) =>
  brochureSortKeys(orderBy, { distance, relevance: () => relevance })
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

test.each<[string, string | null, string | null, string]>([
  ['RECOMMENDED', null, null, 'INDEX ASC, RECOMMENDED ASC, ID DESC'],
  ['RELEVANCE', null, 'r', 'RELEVANCE ASC, INDEX ASC, RECOMMENDED ASC, ID DESC'],
  ['RELEVANCE', 'd', 'r', 'RELEVANCE ASC, DISTANCE ASC, ID DESC'],
  ['RELEVANCE', null, null, 'INDEX ASC, RECOMMENDED ASC, ID DESC'],
  ['RELEVANCE', 'd', null, 'DISTANCE ASC, ID DESC'],
  ['ENDS_SOON', null, 'r', 'ENDS_SOON ASC, ID DESC'],
])('the steps of %s, with distance %s and search %s', (field, distance, relevance, expected) => {
  expect(names([{ field: field as BrochureOrder['field'], direction: 'ASC' }], distance, relevance)).toBe(expected);
});
