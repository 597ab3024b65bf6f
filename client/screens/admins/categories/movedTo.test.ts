import { movedTo } from './movedTo';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 1, 'bac'],
  [2, 1, 'acb'],
])('from %i to %i', (from, to, expected) => {
  expect(movedTo(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});
