import { documentTitle } from './documentTitle';

test.each([
  ['Whale watching', 'Whale watching – Local Offers'],
  ['Local offers in Noosa', 'Local offers in Noosa'],
  ['You are leaving Local Offers', 'You are leaving Local Offers'],
])('%s', (title, expected) => {
  expect(documentTitle(title)).toBe(expected);
});
