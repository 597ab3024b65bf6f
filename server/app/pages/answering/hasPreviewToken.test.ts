import { hasPreviewToken } from './hasPreviewToken';

test.each([
  ['/details/7?preview=b7.k3v9', true],
  ['/details/7?a=1&preview', true],
  ['/details/7?%70review=b7', true],
  ['/details/7?pre\tview=b7', true],
  ['/preview?search=caf%C3%A9', false],
  ['/details/7?search=preview', false],
  ['/details/7?previews=1', false],
  ['/details/7#?preview=1', false],
  ['/details/7', false],
  ['//', false],
])('of %j: %s', (url, expected) => {
  expect(hasPreviewToken(url)).toBe(expected);
});
