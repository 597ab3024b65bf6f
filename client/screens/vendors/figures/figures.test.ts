import { chartSeries, tableSeries, totalOf } from './figureSeries';
import { figuresCsv, everyDay } from './FiguresOfBrochure';

const days = everyDay({
  from: '2026-02-27',
  to: '2026-03-02',
  days: [
    {
      day: '2026-03-01',
      totals: [
        { eventCode: 'DETAIL_PAGE_VIEW', count: 5 },
        { eventCode: 'PHONE_CLICK', count: 2 },
        { eventCode: 'WEBSITE_CLICK', count: 1 },
      ],
    },
  ],
});

it('has every day of the range once, including those without events', () => {
  expect(days.map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
});

it('sums up the kinds of clicks', () => {
  const totals = chartSeries.map((series) => [series.label, totalOf(days, series)]);
  expect(totals).toEqual([
    ['Views', 5],
    ['Clicks', 3],
    ['Coupons reserved', 0],
    ['Coupons redeemed', 0],
  ]);
});

it('draws only values that the table has', () => {
  const codes = (all: typeof chartSeries) => [...new Set(all.flatMap((series) => series.codes))].sort();
  expect(codes(tableSeries)).toEqual(codes(chartSeries));
});

it('exports a line for each day', () => {
  const lines = figuresCsv(days).trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[3]).toBe('01/03/2026,5,1,2,0,0,0,0,0,0');
});
