import { readDayRange } from './readDayRange';

const today = '2026-11-20';

it.each([
  [{}, { from: '2026-10-22', to: today }],
  [
    { from: null, to: null },
    { from: '2026-10-22', to: today },
  ],
  [{ to: '2026-03-01' }, { from: '2026-01-31', to: '2026-03-01' }],
  [{ days: 7 }, { from: '2026-11-14', to: today }],
  [
    { days: 366, to: today },
    { from: '2025-11-20', to: today },
  ],
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
  [{ from: '2026-11-21' }, 'The first day lies after the last.'],
  [{ from: '2025-11-19' }, 'Ask for at most 366 days at once.'],
  [{ from: '2001-01-01', to: today }, 'Ask for at most 366 days at once.'],
  [{ from: '1999-12-31', to: '1999-12-31' }, 'Figures begin in 2000.'],
  [{ days: 0 }, 'Ask for 1 to 366 days at once.'],
  [{ days: 367 }, 'Ask for 1 to 366 days at once.'],
  [{ days: 7, from: '2026-11-01' }, 'Give the first day or how many days, not both.'],
  [{ to: '0001-01-05' }, 'Figures begin in 2000.'],
])('refuses %j', (asked, message) => {
  expect(() => readDayRange(asked, today)).toThrow(message);
});
