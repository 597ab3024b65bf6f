import { supersededBackups } from './supersededBackups';

const nameOf = (day: Date) => `${day.toISOString().slice(0, 10)}T02-00-00Z.backup`;
const daily = (days: number) =>
  Array.from({ length: days }, (_none, at) => nameOf(new Date(Date.UTC(2026, 10, 25) - at * 86_400_000))).sort();

it('keeps seven days, and beyond them the newest of weeks and months', () => {
  const names = daily(400);
  const superseded = new Set(supersededBackups(names));
  const kept = names.filter((name) => !superseded.has(name)).map((name) => name.slice(0, 10));
  expect(kept.slice(-7)).toEqual(daily(7).map((name) => name.slice(0, 10)));
  // weeks end on Sundays, months on their last day
  expect(kept).toEqual(expect.arrayContaining(['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-31', '2025-12-31']));
  expect(kept).toHaveLength(7 + 3 + 11);
});

it('keeps the newest of a day', () => {
  expect(supersededBackups(['2026-11-25T02-00-00Z.backup', '2026-11-25T14-00-00Z.backup'])).toEqual([
    '2026-11-25T02-00-00Z.backup',
  ]);
});

it.each([[[]], [['2020-01-01T02-00-00Z.backup']]])('keeps the only ones of %p', (names: string[]) => {
  expect(supersededBackups(names)).toEqual([]);
});
