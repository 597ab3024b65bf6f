import { readDatabaseId } from './readDatabaseId';

test.each([
  ['12', 12],
  ['2147483647', 2147483647],
  ['2147483648', null],
  ['0', null],
  ['012', null],
  ['12a', null],
  ['-1', null],
  ['', null],
  [undefined, null],
])('%s → %s', (text, expected) => {
  expect(readDatabaseId(text)).toBe(expected);
});
