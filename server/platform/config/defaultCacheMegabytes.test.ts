import { defaultCacheMegabytes } from './defaultCacheMegabytes';

const gigabyte = 1024 ** 3;

it.each([
  [gigabyte, 0, 16],
  [32 * gigabyte, gigabyte, 16],
  [2 * gigabyte, 2 ** 63, 32],
  [64 * gigabyte, 0, 64],
  [gigabyte / 4, 0, 8],
])('of %i bytes, limited to %i, the response cache gets %i MB', (total, constrained, megabytes) => {
  expect(defaultCacheMegabytes(total, constrained)).toBe(megabytes);
});
