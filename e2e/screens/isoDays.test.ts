import { isoDaysIn } from './isoDays';

it.each([
  'Valid to 2026-11-20',
  '2026-11-20T10:00:00Z',
  '(2026-11-20)',
  'From 2026-11-20 to 20/12/2026',
  'purchases.csv of 2026-11-20',
])('finds the day of “%s”', (line) => {
  expect(isoDaysIn(['Ads', line])).toEqual([`a day that is not DD/MM/YYYY: ${line}`]);
});

it.each(['20/11/2026', '20 Nov 2026', 'purchases-2026-11-20.csv', '07-5447-1234', '2026-11-2', 'id 12026-11-200'])(
  'finds none in “%s”',
  (line) => {
    expect(isoDaysIn([line])).toEqual([]);
  },
);
