import { ownCookie, readOwnCookie } from './ownCookies';

const cookie = { name: 'refresh', value: 'abc', path: '/here', maxAgeSeconds: 60 };

it('has a name that only https can set, where the site has https', () => {
  const rest = 'Max-Age=60; Path=/here; HttpOnly; ';
  expect(ownCookie('https://offers.example', cookie)).toBe(`__Secure-refresh=abc; ${rest}Secure; SameSite=Strict`);
  expect(ownCookie('http://localhost:4000', cookie)).toBe(`refresh=abc; ${rest}SameSite=Strict`);
});

it.each([
  ['the name of https before another', 'refresh=planted; __Secure-refresh=own', 'own'],
  ['the name without https', 'a=b; refresh=own', 'own'],
  ['nothing of another name', 'refresher=x; __Host-refresh=y', null],
  ['nothing without a header', undefined, null],
])('reads %s', (_what, header, value) => {
  expect(readOwnCookie(header, 'refresh')).toBe(value);
});
