import { wordDifference } from './wordDifference';

const marked = (parts: { text: string; isChanged: boolean }[]): string =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

it.each([
  ['Two for one', 'Three for one', '[Two] for one', '[Three] for one'],
  ['Open daily', 'Open daily until 5 pm', 'Open daily', 'Open daily[ until 5 pm]'],
  ['Same', 'Same', 'Same', 'Same'],
  ['', 'New', '', '[New]'],
  ['Old', '', '[Old]', ''],
  ['Lunch at the river', 'Hire a kayak by the hour', '[Lunch at the river]', '[Hire a kayak by the hour]'],
])('compares %j and %j', (before, after, left, right) => {
  const difference = wordDifference(before, after);
  expect([marked(difference.before), marked(difference.after)]).toEqual([left, right]);
});

it('loses no part of either text', () => {
  const [before, after] = ['a  b\nc d', 'a b\nc  e d'];
  const difference = wordDifference(before, after);
  const text = (parts: { text: string }[]) => parts.map((part) => part.text).join('');
  expect([text(difference.before), text(difference.after)]).toEqual([before, after]);
});
