import { waitingTime } from './waitingTime';

it.each([
  [1, '1 second'],
  [45, '45 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [840, '14 minutes'],
  [841, '15 minutes'],
])('%d s read %s', (seconds, told) => {
  expect(waitingTime(seconds)).toBe(told);
});
