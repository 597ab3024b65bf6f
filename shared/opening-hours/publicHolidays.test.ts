import { isPublicHoliday, type HolidayState } from './publicHolidays';

function holidaysOf(year: number, state: HolidayState | null): string[] {
  const days = Array.from({ length: 366 }, (_, index) =>
    new Date(Date.UTC(year, 0, index + 1)).toISOString().slice(0, 10),
  );
  return days.filter((day) => day.startsWith(String(year)) && isPublicHoliday(day, state)).map((day) => day.slice(5));
}

test.each<[number, HolidayState | null, string]>([
  [2025, null, '01-01 01-27 04-18 04-21 04-25 12-25 12-26'],
  [2025, 'QLD', '01-01 01-27 04-18 04-19 04-20 04-21 04-25 05-05 10-06 12-25 12-26'],
  [2025, 'NSW', '01-01 01-27 04-18 04-19 04-20 04-21 04-25 06-09 10-06 12-25 12-26'],
  [2025, 'VIC', '01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-09 11-04 12-25 12-26'],
  [2025, 'ACT', '01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-02 06-09 10-06 12-25 12-26'],
  [2025, 'SA', '01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-09 10-06 12-25 12-26'],
  [2025, 'NT', '01-01 01-27 04-18 04-19 04-20 04-21 04-25 05-05 06-09 08-04 12-25 12-26'],
  [2025, 'TAS', '01-01 01-27 03-10 04-18 04-21 04-25 06-09 12-25 12-26'],
  [2025, 'WA', '01-01 01-27 03-03 04-18 04-20 04-21 04-25 06-02 12-25 12-26'],
  [2022, null, '01-01 01-03 01-26 04-15 04-18 04-25 12-25 12-26 12-27'],
  [2021, null, '01-01 01-26 04-02 04-05 04-25 12-25 12-26 12-27 12-28'],
  [2026, null, '01-01 01-26 04-03 04-06 04-25 12-25 12-26 12-28'],
  [2021, 'QLD', '01-01 01-26 04-02 04-03 04-04 04-05 04-25 04-26 05-03 10-04 12-25 12-26 12-27 12-28'],
])('the public holidays of %d in %s', (year, state, days) => {
  expect(holidaysOf(year, state).join(' ')).toBe(days);
});

test.each([
  [2024, '04-01'],
  [2027, '03-29'],
  [2028, '04-17'],
  [2038, '04-26'],
])('Easter Monday of %d is %s', (year, day) => {
  expect(isPublicHoliday(`${String(year)}-${day}`, null)).toBe(true);
});
