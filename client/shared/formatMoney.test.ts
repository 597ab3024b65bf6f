import { formatMoney } from './formatMoney';

test.each([
  [0, '$0.00'],
  [1495, '$14.95'],
  [123450, '$1,234.50'],
])('%d cents read %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});
