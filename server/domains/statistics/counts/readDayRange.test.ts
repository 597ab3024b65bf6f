import { readDayRange } from './readDayRange';

const today = '2026-11-20';

it.each([
  [{}, { from: '2026-10-22', to: today }],
  [
    { from: null, to: null },
    { from: '2026-10-22', to: today },
  ],
  [{ to: '2026-03-01' }, { from: '2026-01-31', to: '2026-03-01' }],
  [{ from: '2026-11-19' }, { from: '2026-11-19', to: today }],
  [
    { from: today, to: today },
    { from: today, to: today },
  ],
  [
    { from: '2025-11-20', to: today },
    { from: '2025-11-20', to: today },
  ],
])('%j', (asked, expected) => {
  expect(readDayRange(asked, today)).toEqual(expected);
});

it.each([
  [{ from: '2026-11-21' }, 'The first day (2026-11-21) lies after the last (2026-11-20).'],
  [{ from: '2025-11-19' }, 'Ask for at most 366 days at once.'],
  [{ from: '1900-01-01', to: today }, 'Ask for at most 366 days at once.'],
])('refuses %j', (asked, message) => {
  expect(() => readDayRange(asked, today)).toThrow(message);
});
