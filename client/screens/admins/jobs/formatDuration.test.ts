import { formatDuration } from './formatDuration';

it.each([
  ['03:00:00.400', '0.4 s'],
  ['03:00:12.000', '12 s'],
  ['03:03:05.000', '3 min 5 s'],
  ['02:59:00.000', '0.0 s'],
])('until %s', (time, words) => {
  expect(formatDuration('2026-11-20T03:00:00.000Z', `2026-11-20T${time}Z`)).toBe(words);
});
