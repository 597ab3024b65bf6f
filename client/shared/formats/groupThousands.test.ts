import { groupThousands } from './groupThousands';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1000, '-1,000'],
  [123456, '123,456'],
  [1234567, '1,234,567'],
])('%d reads %s, as the browser formats it', (count, words) => {
  expect(groupThousands(count)).toBe(words);
  expect(count.toLocaleString('en-AU')).toBe(words);
});
