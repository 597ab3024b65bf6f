import { isForeignPage } from './isForeignPage';

it.each([
  ['a program', {}, false],
  ['our own page', { origin: 'https://offers.example', 'sec-fetch-site': 'same-origin' }, false],
  ['our own page without fetch metadata', { origin: 'https://offers.example' }, false],
  ['our own page at the address of the server', { origin: 'http://192.0.2.7:4000' }, false],
  ['another port of the same machine', { origin: 'http://192.0.2.7:5000' }, true],
  ['another site', { origin: 'https://council.example', 'sec-fetch-site': 'cross-site' }, true],
  ['another subdomain', { origin: 'https://www.offers.example', 'sec-fetch-site': 'same-site' }, true],
  ['another site without fetch metadata', { origin: 'https://council.example' }, true],
  ['a page in a sandbox', { origin: 'null' }, true],
])('%s: %j is foreign: %s', (_who, headers, isForeign) => {
  expect(isForeignPage({ headers, host: '192.0.2.7:4000' }, 'https://offers.example')).toBe(isForeign);
});
