import { readOutwardUrl } from './readOutwardUrl';

test.each([
  ['https://salt.example/a?b=c', 'https://salt.example/a?b=c'],
  ['www.salt.example', 'https://www.salt.example/'],
  ['https://аpple.example/', 'https://xn--pple-43d.example/'],
])('%s is %s', (text, href) => {
  expect(readOutwardUrl(text)?.href).toBe(href);
});

test.each([
  null,
  '',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'https:salt.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https://salt.example@evil.example/',
  'https://salt.example\u0000',
  'https://salt.example/\u202egnp.exe',
  'https://localhost',
])('%j is no outward address', (text) => {
  expect(readOutwardUrl(text)).toBeNull();
});
