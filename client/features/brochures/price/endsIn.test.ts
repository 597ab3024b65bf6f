import { endsIn } from './endsIn';

const noonInBrisbane = new Date('2026-11-20T02:00:00Z');

test.each([
  ['2026-11-19', null],
  ['2026-11-20', 'Ends today'],
  ['2026-11-21', 'Ends tomorrow'],
  ['2026-11-23', 'Ends in 3 days'],
  ['2026-12-04', 'Ends in 14 days'],
  ['2026-12-05', null],
  [null, null],
  ['soon', null],
])('on 20 November, an offer until %s shows: %s', (validTo, words) => {
  expect(endsIn(validTo, 'Australia/Brisbane', noonInBrisbane)).toBe(words);
});

test('uses the day of the ad’s own time zone', () => {
  const lateInSydney = new Date('2026-11-20T13:30:00Z');
  expect(endsIn('2026-11-21', 'Australia/Sydney', lateInSydney)).toBe('Ends today');
  expect(endsIn('2026-11-21', 'Australia/Perth', lateInSydney)).toBe('Ends tomorrow');
});

test('counts a day correctly when daylight saving removes an hour', () => {
  expect(endsIn('2026-10-05', 'Australia/Sydney', new Date('2026-10-03T02:00:00Z'))).toBe('Ends in 2 days');
});
