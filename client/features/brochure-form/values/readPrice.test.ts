import { readPrice, writePrice } from './readPrice';

it.each([
  ['24.90', 2490],
  ['24.9', 2490],
  ['24', 2400],
  ['0', 0],
  ['$1,234.50', 123450],
  [' $ 12 ', 1200],
  ['9999999.99', 999_999_999],
  ['1.005', undefined],
  ['24,90', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['forty', undefined],
  ['.', undefined],
])('%s is %s cents', (text, cents) => {
  expect(readPrice(text)).toBe(cents);
});

it('writes a price as it reads it', () => {
  expect(writePrice(123450)).toBe('1234.50');
  expect(readPrice(writePrice(5))).toBe(5);
  expect(writePrice(null)).toBe('');
});
