import { isHelpedPage, isCachedPage } from './cachedPages';

const at = (path: string) => new URL(path, 'https://offers.example');

test.each(['/', '/details/7', '/details/brochure-ad/7', '/my-offers', '/brochureMap', '/pass-through-ad/7'])(
  'caches %s',
  (pathname) => {
    expect([isCachedPage(at(pathname)), isHelpedPage(at(pathname))]).toEqual([true, true]);
  },
);

test.each(['/coupon/k3v9xq2mt7az', '/details/7/coupon', '/details/7?preview=a.b.c'])(
  'replaces %s while the server is unreachable, and never caches it',
  (pathname) => {
    expect([isCachedPage(at(pathname)), isHelpedPage(at(pathname))]).toEqual([false, true]);
  },
);

test.each([
  ...['/admin', '/admin/brochures', '/vendor/1/brochures', '/login', '/reset-password/t', '/redeem'],
  ...['/ad', '/vendorRecirect', '/unsubscribe', '/rest/openapi.json', '/graphql', '/files/a/original', '/details/x'],
])('ignores %s', (pathname) => {
  expect([isCachedPage(at(pathname)), isHelpedPage(at(pathname))]).toEqual([false, false]);
});
