import { readIndex } from './readIndex';

it.each([
  ['12', 12],
  [' 007 ', 7],
  ['', null],
  ['  ', null],
  ['1.5', undefined],
  ['-3', undefined],
  ['twelve', undefined],
  ['1e3', undefined],
  ['99999999999', undefined],
])('%j is %p', (text, index) => {
  expect(readIndex(text)).toBe(index);
});
