import { figureRow } from './figureRow';

it.each([
  [12, 10, '+20%'],
  [1, 3, '−67%'],
  [0, 5, '−100%'],
  [7, 0, ''],
  [7, 7, ''],
  [10_001, 10_000, ''],
])('%i after %i', (now, before, change) => {
  const row = figureRow({ eventCode: 'DETAIL_PAGE_VIEW', now, before });
  expect(row).toEqual(['Page views', String(now), String(before), change]);
});
