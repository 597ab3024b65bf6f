import { withoutLinks } from './withoutLinks';

it.each([
  ['no link', 'Your coupon: ABCD-EFGH', 'Your coupon: ABCD-EFGH'],
  [
    'a token in the path',
    'Open:\nhttps://offers.example/reset-password/s3cret\nBye',
    'Open:\n[link to offers.example]\nBye',
  ],
  ['a token in the query', 'https://offers.example:8080/unsubscribe?token=abc', '[link to offers.example:8080]'],
  ['a token after the hash', 'HTTP://offers.example#abc', '[link to offers.example]'],
  ['two on a line', 'https://a.example/1 and http://b.example/2', '[link to a.example] and [link to b.example]'],
])('%s', (_what, text, shown) => {
  expect(withoutLinks(text)).toBe(shown);
});
