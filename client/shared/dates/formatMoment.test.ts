import { formatMoment } from './formatMoment';

it('formats a moment in the reader’s zone', () => {
  const moment = new Date(2026, 10, 20, 13, 4);
  expect(formatMoment(moment.toISOString())).toBe('20/11/2026, 1:04 pm');
});

it('returns what is not a moment unchanged', () => {
  expect(formatMoment('soon')).toBe('soon');
});
