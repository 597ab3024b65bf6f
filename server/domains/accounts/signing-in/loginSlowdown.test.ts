import { slowdownBegins, slowdownLeft, type Guesser } from './loginSlowdown';

const now = new Date('2026-11-20T10:00:00Z');
const failures = (count: number, last: number): Date[] =>
  Array.from({ length: count }, (_, i) => new Date(now.getTime() - (last + i) * 1000));

it.each<[Guesser, number, last: number, left: number]>([
  ['account', 0, 0, 0],
  ['account', 4, 0, 0],
  ['account', 5, 0, 60],
  ['account', 5, 59.5, 1],
  ['account', 5, 60, 0],
  ['account', 6, 0, 120],
  ['account', 7, 0, 300],
  ['account', 8, 0, 900],
  ['account', 9, 0, 1800],
  ['account', 10, 0, 3600],
  ['account', 1000, 0, 3600],
  ['device', 4, 0, 0],
  ['device', 5, 0, 60],
  ['network', 19, 0, 0],
  ['network', 20, 0, 60],
  ['network', 21, 30, 90],
])('%s with %i failures, the last %s seconds ago: %i seconds left', (guesser, count, last, left) => {
  expect(slowdownLeft(guesser, failures(count, last), now)).toBe(left);
});

it('takes failures in any order', () => {
  expect(slowdownLeft('account', failures(6, 20).reverse(), now)).toBe(100);
});

it('counts the failures of a day', () => {
  expect(slowdownBegins(now).toISOString()).toBe('2026-11-19T10:00:00.000Z');
});
