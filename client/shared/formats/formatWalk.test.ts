import { formatWalk } from './formatWalk';

it.each([
  [0, 'about 1 min on foot'],
  [0.45, 'about 7 min on foot'],
  [2.7, 'about 44 min on foot'],
  [2.9, null],
  [740, null],
])('%d km are %p', (kilometres, words) => {
  expect(formatWalk(kilometres)).toBe(words);
});
