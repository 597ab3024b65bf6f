import { dailySeries } from './dailySeries';

it('groups the events of each day', () => {
  const days = [
    {
      day: '2026-11-01',
      totals: [
        { eventCode: 'DETAIL_PAGE_VIEW' as const, count: 7 },
        { eventCode: 'PHONE_CLICK' as const, count: 2 },
        { eventCode: 'WEBSITE_CLICK' as const, count: 3 },
      ],
    },
    { day: '2026-11-02', totals: [] },
  ];
  expect(dailySeries(days).map(({ label, counts }) => [label, counts])).toEqual([
    ['Views', [7, 0]],
    ['Clicks', [5, 0]],
    ['QR scans', [0, 0]],
    ['Coupons taken', [0, 0]],
  ]);
});
