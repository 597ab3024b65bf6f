import { formatFileMoment } from './formatFileMoment';

it.each([
  ['2026-11-20T03:04:59.999Z', '20/11/2026 13:04'],
  ['2026-12-31T14:00:00Z', '01/01/2027 00:00'],
  ['2026-07-01T13:59:00.000Z', '01/07/2026 23:59'],
])('%s is %s in Queensland, in summer and winter', (moment, text) => {
  expect(formatFileMoment(moment)).toBe(text);
});

it('leaves an empty cell where nothing has happened', () => {
  expect(formatFileMoment(null)).toBe('');
});
