import { isoDayIn } from './isoDayIn';

const zones = [
  ...['Australia/Perth', 'Australia/Darwin', 'Australia/Adelaide', 'Australia/Brisbane', 'Australia/Sydney'],
  ...[
    'Australia/Melbourne',
    'Australia/Hobart',
    'Australia/Eucla',
    'Australia/Lord_Howe',
    'Indian/Cocos',
    'Indian/Christmas',
    'Pacific/Norfolk',
  ],
];

test.each(zones)('has the local date of %s at every hour, summer and winter', (timeZone) => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  for (const day of ['2026-01-15', '2026-07-15', '2026-12-31']) {
    for (let quarter = 0; quarter < 96; quarter++) {
      const now = new Date(Date.parse(`${day}T00:00:00Z`) + quarter * 900_000);
      expect(isoDayIn(timeZone, now)).toBe(calendar.format(now));
    }
  }
});
