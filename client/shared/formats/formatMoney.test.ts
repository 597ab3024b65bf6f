import { formatMoney } from './formatMoney';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [-1495, '-$14.95'],
  [100000000, '$1,000,000.00'],
  [1495, '$14.95'],
  [123450, '$1,234.50'],
])('%d cents read %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});
