import { readOutwardUrl } from './readOutwardUrl';

test.each([
  ['https://salt.example/a?b=c#d', 'https://salt.example/a?b=c#d'],
  ['http://salt.example', 'http://salt.example/'],
  ['www.salt.example', 'https://www.salt.example/'],
  ['HTTPS://SALT.example:8443/', 'https://salt.example:8443/'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  // a Cyrillic "а" is shown in its encoded form
  ['https://аpple.example/', 'https://xn--pple-43d.example/'],
])('%s is %s', (text, href) => {
  expect(readOutwardUrl(text)?.href).toBe(href);
});

test.each([
  '',
  ' ',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript://salt.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://salt.example',
  'blob:https://salt.example/1',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https:/evil.example',
  'https:evil.example',
  '/details/1',
  'https://salt.example@evil.example/',
  'https://user:secret@evil.example/',
  'https://salt.example\\@evil.example/',
  'https://salt.example\u0000.evil.example/',
  'https://salt.example\r\nSet-Cookie: a=b',
  'https://salt.example/\u202egnp.exe',
  'https://\u200bsalt.example/',
  'https://salt.example /',
  'https://localhost',
  `https://salt.example/${'a'.repeat(3000)}`,
])('%j is refused', (text) => {
  expect(readOutwardUrl(text)).toBeUndefined();
});
