import { groupByLetter } from './StreetsList';
import { readStreetsQuery, streetsPath } from './streetsQuery';

const none = { mapArea: null, letter: null, q: null, after: null };

test.each([
  ['', none],
  ['mapArea=noosa', { ...none, mapArea: 'noosa' }],
  ['mapArea=noosa&letter=b&q=+bay+&after=x', { mapArea: 'noosa', letter: 'B', q: 'bay', after: 'x' }],
  ['mapArea=noosa&letter=ab&q=', { ...none, mapArea: 'noosa' }],
  ['mapArea=&letter=%25', none],
])('%p', (query, expected) => {
  expect(readStreetsQuery(new URLSearchParams(query))).toEqual(expected);
});

test('an address has only the requested parameters', () => {
  expect(streetsPath({})).toBe('/streets-index');
  expect(streetsPath({ mapArea: 'noosa', letter: 'B', q: 'bay & co', after: null })).toBe(
    '/streets-index?mapArea=noosa&letter=B&q=bay+%26+co',
  );
  expect(readStreetsQuery(new URLSearchParams({ q: 'x'.repeat(200) })).q).toHaveLength(100);
});

test('groups names by letter, ignoring accents, and numbers together', () => {
  const groups = groupByLetter(
    ['1st Avenue', '206 Bourke Street', 'Élan Court', 'Eve Street', 'bay Road'],
    (name) => name,
  );
  expect(groups.map(({ letter, items }) => [letter, items.length])).toEqual([
    ['0–9', 2],
    ['E', 2],
    ['B', 1],
  ]);
});
