import { describeFigure } from './describeFigure';

it.each([
  [12, 10, 'Page views: 12 (10 in the 30 days before, 20% more)'],
  [1, 3, 'Page views: 1 (3 in the 30 days before, 67% fewer)'],
  [0, 5, 'Page views: 0 (5 in the 30 days before, 100% fewer)'],
  [7, 0, 'Page views: 7 (0 in the 30 days before)'],
  [7, 7, 'Page views: 7 (7 in the 30 days before)'],
  [10_001, 10_000, 'Page views: 10001 (10000 in the 30 days before)'],
])('%i after %i', (now, before, expected) => {
  expect(describeFigure({ eventCode: 'DETAIL_PAGE_VIEW', now, before }, 'the 30 days before')).toBe(expected);
});
