import { normalizeUrl } from './normalizeUrl';
import { stripScheme } from './stripScheme';

describe('normalizeUrl', () => {
  it.each([
    ['www.cafe.example', 'https://www.cafe.example'],
    [' cafe.example/menu?a=1#b ', 'https://cafe.example/menu?a=1#b'],
    ['cafe.example:8080/x', 'https://cafe.example:8080/x'],
    ['//cafe.example', 'https://cafe.example'],
    ['http://cafe.example', 'http://cafe.example'],
    ['HTTPS://Cafe.example', 'HTTPS://Cafe.example'],
    ['https://bücher.example/ü', 'https://bücher.example/ü'],
    [`https://cafe.example/${'a'.repeat(2027)}`, `https://cafe.example/${'a'.repeat(2027)}`],
  ])('%s becomes %s', (text, url) => {
    expect(normalizeUrl(text)).toBe(url);
  });

  it.each([
    '',
    ' ',
    'cafe',
    'https://',
    'https://cafe',
    'javascript:alert(1)',
    'JavaScript:alert(1)//cafe.example',
    'data:text/html,hello',
    'mailto:me@cafe.example',
    'ftp://cafe.example',
    'file:///etc/passwd',
    'https://me:secret@cafe.example',
    'me@cafe.example',
    'https://cafe.example/a b',
    'https://cafe.example/\u0000',
    'https:\\\\cafe.example',
    `https://cafe.example/${'a'.repeat(2028)}`,
  ])('refuses %j', (text) => {
    expect(normalizeUrl(text)).toBeUndefined();
  });
});

it.each([
  ['https://www.cafe.example/menu', 'www.cafe.example/menu'],
  ['http://cafe.example', 'cafe.example'],
  ['cafe.example', 'cafe.example'],
])('stripScheme removes the scheme of %s', (url, rest) => {
  expect(stripScheme(url)).toBe(rest);
});
