import { mostAttempts, nextAttempt } from './nextAttempt';

const now = new Date('2026-11-20T03:00:00Z');
const secondsUntil = (at: Date | null): number | null => at && (at.getTime() - now.getTime()) / 1000;

it.each<[number, string | null, number | null]>([
  [1, null, 5],
  [3, null, 1800],
  [mostAttempts, null, null],
  [1, '120', 120],
  [1, 'Fri, 20 Nov 2026 03:10:00 GMT', 600],
  // never earlier than without it
  [2, '1', 300],
  [1, 'Thu, 19 Nov 2026 03:10:00 GMT', 5],
  // at most a day
  [1, '604800', 86_400],
  [1, '9'.repeat(400), 86_400],
  [1, 'Fri, 31 Dec 9999 23:59:59 GMT', 86_400],
  // a receiver cannot ask for more attempts
  [mostAttempts, '120', null],
  // not as HTTP writes it
  [1, '', 5],
  [1, '-5', 5],
  [1, '1e9', 5],
  [1, '120, 240', 5],
  [1, '2026-11-21', 5],
  [1, 'soon GMT', 5],
])('after attempt %p with Retry-After %p the next one is in %p seconds', (attempts, retryAfter, seconds) => {
  expect(secondsUntil(nextAttempt(attempts, now, retryAfter))).toBe(seconds);
});
