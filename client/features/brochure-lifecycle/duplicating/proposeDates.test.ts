import { proposeDates } from './proposeDates';

const today = '2026-11-20';
const datesOf = (validFrom: string | null, validTo: string | null) =>
  proposeDates({ validFrom, validTo }, today).map(({ label, ...dates }) => [label, dates.validFrom, dates.validTo]);

it.each([
  ['2026-11-16', '2026-11-22', ['2026-11-23', '2026-11-29'], ['2026-12-16', '2026-12-22']],
  ['2026-03-02', '2026-03-08', ['2026-11-23', '2026-11-29'], ['2026-12-02', '2026-12-08']],
  ['2026-12-24', '2026-12-24', ['2026-12-31', '2026-12-31'], ['2027-01-24', '2027-01-24']],
  ['2026-10-31', null, ['2026-11-21', null], ['2026-11-30', null]],
  [null, '2026-11-20', [null, '2026-11-27'], [null, '2026-12-20']],
])('moves %p – %p by weeks and months, and keeps the days', (from, to, week, month) => {
  expect(datesOf(from, to)).toEqual([
    ['Next week', ...week],
    ['Next month', ...month],
  ]);
});

it('proposes nothing for an ad without dates', () => {
  expect(datesOf(null, null)).toEqual([]);
});
