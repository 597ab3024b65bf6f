import { isWebOrigin } from './isWebOrigin';

it.each([
  ['https://www.council.example', true],
  ['http://localhost:8080', true],
  ['https://www.council.example/', false],
  ['https://WWW.council.example', false],
  ['https://www.council.example:443', false],
  ['https://*.council.example', false],
  ['www.council.example', false],
  ['null', false],
  ['*', false],
  ['file:///tmp', false],
  ['javascript:alert(1)', false],
  [`https://${'a'.repeat(300)}.example`, false],
])('%j is an origin: %s', (text, expected) => {
  expect(isWebOrigin(text)).toBe(expected);
});
