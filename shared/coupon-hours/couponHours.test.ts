import { formatOpeningHours } from '../opening-hours/formatOpeningHours';
import { couponHoursSummary } from './couponHoursSummary';
import { outsideHoursReason } from './outsideHoursReason';
import { couponHoursProblem, parseCouponHours } from './parseCouponHours';
import { usableSentence } from './usableSentence';

const hoursOf = (text: string) => parseCouponHours(text).hours!;
const brisbane = { timeZone: 'Australia/Brisbane', state: 'QLD' } as const;
/** A moment in Queensland, which has no daylight saving. */
const at = (local: string) => new Date(`${local}:00+10:00`);

test.each([
  ['Mo-Th 17:00-20:00; PH closed', 'Mon–Thu 5–8 pm · not on public holidays'],
  ['Mo-Su 11:30-14:00,17:00-02:00', 'Every day 11:30 am–2 pm, 5 pm–2 am'],
  ['Mo,We,Fr 00:00-24:00; Sa 12:00-24:00', 'Mon, Wed, Fri all day · Sat noon–midnight'],
  ['Mo-Fr 08:00-12:00; PH 09:00-10:00', 'Mon–Fri 8 am–noon · public holidays 9–10 am'],
  ['Mo-Su 22:00-10:00', 'Every day 10 pm–10 am'],
  ['24/7', 'Any time'],
  ['24/7; 2026 Dec 31 17:00-20:00', 'Any time · 31/12/2026 5–8 pm'],
  ['PH closed; Dec 25 closed', 'Any time · not on public holidays · not on 25 Dec'],
  ['Dec 24-26 closed; 2026 Dec 30-2027 Jan 05 closed', 'Any time · not on 30/12/2026 – 05/01/2027, 24 Dec – 26 Dec'],
  ['PH 12:00-17:00', 'Only public holidays noon–5 pm'],
  ['2026 Dec 24 10:00-12:00; 2026 Dec 31 closed', 'Only 24/12/2026 10 am–noon · not on 31/12/2026'],
])('%s reads: %s', (text, summary) => {
  expect(couponHoursSummary(hoursOf(text))).toBe(summary);
});

test.each([
  ['', undefined],
  [' \n', undefined],
  ['Mo-Fr 5pm-8pm', undefined],
  ['Mo-Su closed', 'The coupon could never be used: write days and times for it.'],
  ['Mo-Su closed; 2026 Dec 24 10:00-12:00', undefined],
  ['Mo 9-5', expect.stringContaining('is no time')],
  ['x'.repeat(501), 'Times of a coupon have at most 500 characters: leave out single dates.'],
  [' '.repeat(10_000), 'Times of a coupon have at most 500 characters: leave out single dates.'],
  // short as typed, long once written in full
  [
    Array.from({ length: 16 }, (_, at) => `2026-12-${at + 10} 9am-5pm,6pm-7pm`).join(';'),
    'Times of a coupon have at most 500 characters once written in full: leave out single dates.',
  ],
])('the problem of %j is %j', (text, problem) => {
  expect(couponHoursProblem(text)).toEqual(problem);
});

test.each(['PH closed', 'Dec 25 closed', 'Mo-Su closed; PH 10:00-12:00', '24/7; PH closed'])(
  '%s is read back from its stored text as the same',
  (text) => {
    const stored = formatOpeningHours(hoursOf(text));
    expect(formatOpeningHours(hoursOf(stored))).toBe(stored);
    expect(hoursOf(stored)).toEqual(hoursOf(text));
  },
);

const happyHour = 'Mo-Th 17:00-20:00; Fr 17:00-02:00; PH closed; Nov 25 12:00-13:00; 2026 Nov 26 closed';

// 23 November 2026 is a Monday
test.each([
  ['2026-11-23T16:59', 'Valid on Mondays 5–8 pm only.', 'Usable from 5 pm'],
  ['2026-11-23T17:00', null, 'Usable now, until 8 pm'],
  ['2026-11-23T20:00', 'Valid on Mondays 5–8 pm only.', 'Usable from Tue 5 pm'],
  ['2026-11-25T17:30', 'Valid on 25 Nov noon–1 pm only.', 'Usable from Fri 5 pm'],
  ['2026-11-26T17:30', 'Not valid on 26/11/2026.', 'Usable from Fri 5 pm'],
  ['2026-11-28T01:59', null, 'Usable now, until 2 am'],
  ['2026-11-28T02:00', 'Not valid on Saturdays.', 'Usable from Mon 5 pm'],
  ['2026-11-29T12:00', 'Not valid on Sundays.', 'Usable from Mon 5 pm'],
  ['2026-12-28T18:00', 'Not valid on public holidays.', 'Usable from Tue 5 pm'],
])('at %s: %s', (local, reason, sentence) => {
  const hours = hoursOf(happyHour);
  expect(outsideHoursReason(hours, at(local), brisbane)).toBe(reason);
  expect(usableSentence(hours, at(local), { ...brisbane, lastDay: '2027-01-31' }).text).toBe(sentence);
});

test('a time after the last day is not named', () => {
  const say = (lastDay: string) =>
    usableSentence(hoursOf('Su 10:00-11:00'), at('2026-11-23T12:00'), { ...brisbane, lastDay });
  expect(say('2026-11-29').text).toBe('Usable from Sun 10 am');
  expect(say('2026-11-28').text).toBe('Not usable now');
});

test('the clock is that of the place', () => {
  const hours = hoursOf('Su 17:00-18:00');
  const moment = new Date('2026-11-22T09:30:00Z'); // 17:30 in Perth, 19:30 in Brisbane
  expect(outsideHoursReason(hours, moment, { timeZone: 'Australia/Perth', state: 'WA' })).toBeNull();
  expect(outsideHoursReason(hours, moment, brisbane)).toBe('Valid on Sundays 5–6 pm only.');
});
