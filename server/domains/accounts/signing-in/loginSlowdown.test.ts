import { slowdownBegins, slowdownLeft } from './loginSlowdown';

const now = new Date('2026-11-20T10:00:00Z');
const secondsAgo = (...seconds: number[]): Date[] => seconds.map((s) => new Date(now.getTime() - s * 1000));

it.each([
  ['no failure', [], 0],
  ['four failures', [4, 3, 2, 1], 0],
  ['five failures, the last just now', [100, 80, 60, 40, 0], 900],
  ['five failures, in any order', [40, 100, 80, 60, 300], 860],
  ['the last 15 minutes ago', [901, 902, 903, 904, 900], 0],
  ['half a second before the end', [899.5, 900, 900, 900, 900], 1],
])('%s', (_, failures, left) => {
  expect(slowdownLeft(secondsAgo(...failures), now)).toBe(left);
});

it('counts the failures of the last 15 minutes', () => {
  expect(slowdownBegins(now).toISOString()).toBe('2026-11-20T09:45:00.000Z');
});
