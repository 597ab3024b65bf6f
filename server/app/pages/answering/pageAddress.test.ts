import { pageAddress } from './pageAddress';

it.each(['/', '/?q=a', '/details/12', '/admin/brochures?page=2', '/nowhere', '/restaurants'])('%s is a page', (url) => {
  expect(pageAddress(url)).toEqual({ kind: 'page' });
});

it.each([
  '/rest/nowhere',
  '/rest',
  '/graphql/x',
  '/files/a/320.webp',
  '/assets/old.js',
  '/favicon.ico',
  '/wp-login.php',
  '/nowhere/%0a',
  '/%0D%0Anowhere',
  '/details/12%00',
  '/no%E2%80%A8where',
])('%s is not a page', (url) => {
  expect(pageAddress(url)).toEqual({ kind: 'none' });
});

it.each([
  ['/details/12/', '/details/12'],
  ['/details//12/?a=/', '/details/12?a=/'],
  ['/login/?from=/admin?page=2', '/login?from=/admin?page=2'],
  // never to another host: browsers read a backslash as a slash
  ['//evil/', '/evil'],
  ['/\\evil/', '/%5Cevil'],
  ['/\\/evil/', '/%5C/evil'],
  ['/details/\\\\evil//x', '/details/%5C%5Cevil/x'],
])('%s has moved to %s', (url, to) => {
  expect(pageAddress(url)).toEqual({ kind: 'moved', to });
});
