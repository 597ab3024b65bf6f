import { isOpenAt, openingStateAt, type OpeningPlace } from './openingState';
import { openingSentence } from './openingTexts';
import { parseOpeningHours } from './parseOpeningHours';

const brisbane: OpeningPlace = { timeZone: 'Australia/Brisbane', state: 'QLD' };
const sydney: OpeningPlace = { timeZone: 'Australia/Sydney', state: 'NSW' };

const hoursOf = (text: string) => parseOpeningHours(text).hours!;
/** A moment in Queensland, which has no daylight saving. */
const at = (local: string) => new Date(`${local}:00+10:00`);

const week = 'Mo-Fr 09:00-17:00; Sa 18:00-02:00; PH closed';

// 23 November 2026 is a Monday
test.each([
  ['2026-11-23T08:59', 'Closed, opens 9 am'],
  ['2026-11-23T09:00', 'Open until 5 pm'],
  ['2026-11-23T16:59', 'Open until 5 pm'],
  ['2026-11-23T17:00', 'Closed, opens Tue 9 am'],
  ['2026-11-27T20:00', 'Closed, opens Sat 6 pm'],
  ['2026-11-28T23:00', 'Open until 2 am'],
  ['2026-11-29T01:59', 'Open until 2 am'],
  ['2026-11-29T02:00', 'Closed, opens Mon 9 am'],
  ['2026-12-25T10:00', 'Closed, opens Tue 9 am'], // Friday; Saturday and Monday are holidays too
])('at %s a shop says: %s', (local, text) => {
  expect(openingSentence(hoursOf(week), at(local), brisbane).text).toBe(text);
});

test.each([
  ['Mo-Su 00:00-24:00', 'Open 24 hours'],
  ['Mo-Su closed', 'Closed today'],
  ['Mo 09:00-12:00,13:30-24:00', 'Closed, opens 1:30 pm'],
  ['Mo 10:00-24:00', 'Open until midnight'],
  ['Mo 10:00-24:00; Tu 00:00-17:00', 'Open until Tue 5 pm'],
  ['Mo 09:00-12:00; 2026 Nov 30 closed', 'Closed, opens Mon 7 Dec 9 am'],
  ['Mo 09:00-10:00; 2026 Nov 23-2026 Dec 31 closed', 'Closed today'],
  ['Mo 12:01-15:00', 'Closed, opens 12:01 pm'],
  ['Mo-Su 00:00-24:00; PH closed', 'Open 24 hours'],
])('at half past twelve on a Monday, %s says: %s', (text, sentence) => {
  const moment = text.includes('12:01') ? at('2026-11-23T12:00') : at('2026-11-23T12:30');
  expect(openingSentence(hoursOf(text), moment, brisbane).text).toBe(sentence);
});

test('a date comes before a date of each year, a holiday and a weekday', () => {
  const hours = hoursOf('Mo-Su 09:00-17:00; PH 10:00-12:00; Dec 25 closed; 2027 Dec 25 08:00-09:00');
  expect(isOpenAt(hours, at('2026-12-25T11:00'), brisbane)).toBe(false);
  expect(isOpenAt(hours, at('2026-12-26T11:00'), brisbane)).toBe(true);
  expect(isOpenAt(hours, at('2026-12-26T13:00'), brisbane)).toBe(false);
  expect(isOpenAt(hours, at('2027-12-25T08:30'), brisbane)).toBe(true);
});

test('the night before a closed day ends as usual, and the night of that day does not begin', () => {
  const hours = hoursOf('Mo-Su 18:00-02:00; 2026 Nov 24 closed');
  expect(isOpenAt(hours, at('2026-11-24T01:00'), brisbane)).toBe(true);
  expect(isOpenAt(hours, at('2026-11-24T19:00'), brisbane)).toBe(false);
  expect(isOpenAt(hours, at('2026-11-25T01:00'), brisbane)).toBe(false);
});

describe('daylight saving in Sydney', () => {
  const hours = hoursOf('Mo-Su 01:30-02:30,09:00-17:00');

  test('the clock of the place decides, in summer and in winter', () => {
    expect(isOpenAt(hours, new Date('2026-11-22T22:00:00Z'), sydney)).toBe(true); // 09:00 +11
    expect(isOpenAt(hours, new Date('2026-11-22T21:59:00Z'), sydney)).toBe(false);
    expect(isOpenAt(hours, new Date('2026-07-22T23:00:00Z'), sydney)).toBe(true); // 09:00 +10
    expect(isOpenAt(hours, new Date('2026-07-22T22:59:00Z'), sydney)).toBe(false);
  });

  test('the hour that is left out in October is no hour of opening', () => {
    expect(isOpenAt(hours, new Date('2026-10-03T15:59:00Z'), sydney)).toBe(true); // 01:59
    expect(isOpenAt(hours, new Date('2026-10-03T16:00:00Z'), sydney)).toBe(false); // 03:00
  });

  test('the hour that comes twice in April is open twice', () => {
    expect(isOpenAt(hours, new Date('2026-04-04T15:15:00Z'), sydney)).toBe(true); // 02:15, first
    expect(isOpenAt(hours, new Date('2026-04-04T16:15:00Z'), sydney)).toBe(true); // 02:15, second
    expect(isOpenAt(hours, new Date('2026-04-04T16:45:00Z'), sydney)).toBe(false);
  });

  test('days are counted by the calendar', () => {
    const state = openingStateAt(hoursOf('Mo 09:00-17:00'), new Date('2026-10-03T02:00:00Z'), sydney);
    expect(state.change).toEqual({ day: '2026-10-05', daysAhead: 2, minute: 540 });
  });
});

test('each ad has its own clock', () => {
  const moment = new Date('2026-11-23T00:30:00Z');
  const hours = hoursOf('Mo 09:00-17:00');
  expect(isOpenAt(hours, moment, brisbane)).toBe(true);
  expect(isOpenAt(hours, moment, { timeZone: 'Australia/Perth', state: 'WA' })).toBe(false);
  expect(isOpenAt(hours, moment, { timeZone: 'Australia/Eucla', state: 'WA' })).toBe(true);
});
