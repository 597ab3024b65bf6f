import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import VendorFiguresScreen from './VendorFiguresScreen';
import { spanOf } from './figureSpans';

const routes = [
  {
    path: '/vendor/figures/:id',
    element: (
      <UnstyledAntd>
        <VendorFiguresScreen />
      </UnstyledAntd>
    ),
  },
];

interface Range {
  from: string;
  to: string;
}

function answersOf(counts: { eventCode: string; count: number }[]) {
  const statistics = jest.fn(({ from, to }: Range) => ({ from, to, days: [{ day: to, totals: counts }] }));
  const brochure = () => ({
    id: 'b7',
    databaseId: 7,
    displayTitle: 'Blue Wren Café',
    detailViewsCount: 1250,
    statistics,
  });
  return { viewer: () => ({ role: 'VENDOR' }), brochure, statistics };
}

it('shows the counts in charts and in a table', async () => {
  const { statistics, ...answers } = answersOf([
    { eventCode: 'DETAIL_PAGE_VIEW', count: 12 },
    { eventCode: 'PHONE_CLICK', count: 3 },
  ]);
  await renderScreen({ routes, at: '/vendor/figures/7?days=7', answers });
  expect(await screen.findByRole('heading', { name: 'Figures of Blue Wren Café' })).toBeVisible();
  expect(screen.getByText(/1,250 views since the beginning/)).toBeVisible();
  expect(screen.getByRole('img', { name: /^Views by day: 12 in 7 days, most on .*: 12$/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Clicks by day: 3 in 7 days/ })).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Coupons/ })).toBeNull();
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Day', 'Views', 'Phone']);
  expect(table.getByRole('row', { name: 'All 7 days 12 3' })).toBeVisible();
  expect(table.getAllByRole('row')).toHaveLength(9);
  const [range] = statistics.mock.calls[0] ?? [];
  expect(Date.parse(range?.to ?? '') - Date.parse(range?.from ?? '')).toBe(6 * 86_400_000);
});

it('reports an unknown ad', async () => {
  const answers = { viewer: () => ({ role: 'VENDOR' }), brochure: () => null };
  await renderScreen({ routes, at: '/vendor/figures/7', answers });
  expect(await screen.findByRole('heading', { name: 'There is no such ad' })).toBeVisible();
});

it('includes the first and the last day of a range', () => {
  expect(spanOf(7, '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
});
