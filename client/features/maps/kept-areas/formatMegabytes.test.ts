import { formatMegabytes } from './formatMegabytes';

it.each([
  [1, '0.1 MB'],
  [400_000, '0.4 MB'],
  [1_210_000, '1.3 MB'],
  [20_000_000, '20 MB'],
])('%d bytes: %s', (bytes, words) => {
  expect(formatMegabytes(bytes)).toBe(words);
});
