import { parseSearchWords } from './searchCondition';

test.each([
  ['bak', { before: '', word: 'bak' }],
  ['fresh bread', { before: 'fresh ', word: 'bread' }],
  ['  Fresh   CAFÉ ', { before: 'Fresh   ', word: 'cafe' }],
  ['"fish and chips" noosa', { before: '"fish and chips" ', word: 'noosa' }],
  ['24', { before: '', word: '24' }],
])('%s: treats the last word as incomplete', (q, last) => {
  expect(parseSearchWords(q).last).toEqual(last);
});

test.each([
  '',
  '   ',
  'a',
  '"fish and',
  '"fish and chips"',
  'fish -chips',
  'cafe or bak',
  'cafe & ',
  "o'brien",
  '寿司',
  '\0',
  '!!!',
])('%j: has no incomplete word', (q) => {
  expect(parseSearchWords(q).last).toBeNull();
});
