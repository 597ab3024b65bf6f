import { documentTitle } from './documentTitle';
import { siteName } from './site';

test.each([
  ['Whale watching', `Whale watching – ${siteName}`],
  [`${siteName.toLowerCase()} in Noosa`, `${siteName.toLowerCase()} in Noosa`],
  [`You are leaving ${siteName}`, `You are leaving ${siteName}`],
])('%s', (title, expected) => {
  expect(documentTitle(title)).toBe(expected);
});
