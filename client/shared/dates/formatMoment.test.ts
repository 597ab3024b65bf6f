import { formatMoment } from './formatMoment';

it('speaks of a moment in the zone of the reader', () => {
  const moment = new Date(2026, 10, 20, 13, 4);
  expect(formatMoment(moment.toISOString())).toBe('20 Nov 2026, 1:04 pm');
});

it('leaves alone what is no moment', () => {
  expect(formatMoment('soon')).toBe('soon');
});
