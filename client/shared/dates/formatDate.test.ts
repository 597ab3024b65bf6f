import { formatDate } from './formatDate';

test.each([
  ['2026-11-20', '20/11/2026'],
  ['2026-01-01', '01/01/2026'],
  ['2028-02-29', '29/02/2028'],
])('%s reads %s', (iso, text) => {
  expect(formatDate(iso)).toBe(text);
});

test('returns what is not a date unchanged', () => {
  expect(formatDate('soon')).toBe('soon');
});
