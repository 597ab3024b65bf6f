import { blackoutRows, datesOfRow, nextFreeDay } from './blackoutRows';

const closed = (from: string, to = from) => ({ from, to, spans: [] });

test('dates become rows; those of each year get their next day, and those with times stay out', () => {
  const dates = [
    closed('2026-12-24', '2027-01-05'),
    closed('12-25'),
    closed('04-25'),
    { ...closed('12-31'), spans: [{ from: 540, to: 600 }] },
  ];
  expect(blackoutRows(dates, '2026-11-25')).toEqual([
    { from: '2026-12-24', to: '2027-01-05', isYearly: false },
    { from: '2026-12-25', to: '2026-12-25', isYearly: true },
    { from: '2027-04-25', to: '2027-04-25', isYearly: true },
  ]);
});

test.each([
  ['2026-12-24', '2026-12-26', false, [closed('2026-12-24', '2026-12-26')]],
  ['2026-12-24', '2026-12-20', false, [closed('2026-12-24')]],
  ['2026-12-25', '2026-12-25', true, [closed('12-25')]],
  ['2026-12-24', '2027-01-05', true, [closed('12-24', '12-31'), closed('01-01', '01-05')]],
])('the row from %s to %s, yearly %s', (from, to, isYearly, dates) => {
  expect(datesOfRow({ from, to, isYearly })).toEqual(dates);
});

test('a new row begins on a free day from today', () => {
  const row = (to: string) => ({ from: to, to, isYearly: false });
  expect(nextFreeDay([], '2026-11-25')).toBe('2026-11-25');
  expect(nextFreeDay([row('2026-12-31'), row('2026-12-24')], '2026-11-25')).toBe('2027-01-01');
  expect(nextFreeDay([row('2025-12-31')], '2026-11-25')).toBe('2026-11-25');
});
