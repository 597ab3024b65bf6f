import { acceptedEncoding } from './acceptedEncoding';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=1.0, BR;q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['identity, *;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['deflate, identity;q=0.5', 'identity'],
])('%j is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
