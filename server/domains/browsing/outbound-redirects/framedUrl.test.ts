import { framedUrl } from './framedUrl';

const hosts = ['books.example', '*.flip.example'];

test.each([
  ['https://books.example/2027', 'https://books.example/2027'],
  ['https://salt.flip.example/a?b=c', 'https://salt.flip.example/a?b=c'],
  ['HTTPS://Books.Example', 'https://books.example/'],
])('allows %s', (url, framed) => {
  expect(framedUrl(url, hosts)).toBe(framed);
});

test.each([
  null,
  'http://books.example/2027',
  'https://books.example:8443/',
  'https://books.example@evil.example/',
  'https://books.example.evil.example/',
  'https://evilbooks.example/',
  'https://flip.example/',
  'https://evilflip.example/',
  'javascript:alert(1)',
  'books.example',
])('refuses %s', (url) => {
  expect(framedUrl(url, hosts)).toBeNull();
});
