import { screen, within } from '@testing-library/react';
import type { ReportSubject } from '../../../generated/types';
import { refusal } from '../../../test/mockServer';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import ReportsScreen from './ReportsScreen';
import { reportCsv } from './reportCsv';

const subjects: readonly ReportSubject[] = [
  ...(['NEW_ADS', 'ENDED_ADS', 'COUPONS_SOLD', 'COUPONS_REDEEMED', 'EMPTY_SEARCHES', 'BROKEN_LINKS'] as const),
];
const figure = (subject: ReportSubject, now: number, before: number) => ({
  ...{ subject, now, before, areas: [] },
  days: [
    { name: '2026-11-19', now, before: 0 },
    { name: '2026-11-20', now: 0, before },
  ],
  categories: now === 0 ? [] : [{ name: 'Food', now, before }],
});
const report = {
  ...{ from: '2026-11-19', to: '2026-11-20', beforeFrom: '2026-11-17', beforeTo: '2026-11-18' },
  figures: subjects.map((subject, at) => figure(subject, at * 10, 20)),
  emptySearches: [{ words: 'sushi', now: 40, before: 2 }],
};
const siteReport = jest.fn(() => report);
const render = (answer: (asked: never) => unknown = siteReport) =>
  renderAdminScreen({ path: '/admin/reports', element: <ReportsScreen />, answers: { siteReport: answer } });

it('shows each figure with its change, and the charts and tables of the chosen one', async () => {
  const { user } = await render();
  const figures = await screen.findByRole('group', { name: 'Figures' });
  expect(
    within(figures)
      .getAllByRole('button')
      .map((tile) => tile.textContent),
  ).toEqual([
    'New ads0▼ 100% fewer than before (20)',
    'Ended ads10▼ 50% fewer than before (20)',
    'Coupons sold20● the same as before',
    'Coupons redeemed30▲ 50% more than before (20)',
    'Searches without result40▲ 100% more than before (20)',
    'Broken links50▲ 150% more than before (20)',
  ]);
  await user.click(within(figures).getByRole('button', { name: /^Searches without result/ }));
  expect(screen.getByRole('heading', { name: 'Searches without result' })).toBeVisible();
  const words = screen.getByRole('table', { name: 'By words' });
  expect(within(words).getByRole('row', { name: /^sushi 40 2$/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^These days by day: 40/ })).toBeVisible();
  expect(
    screen.getByRole('img', { name: /^The days before by day: 20 in 2 days, most on 18\/11\/2026/ }),
  ).toBeVisible();
  await user.click(within(figures).getByRole('button', { name: /^Broken links/ }));
  expect(screen.getByRole('link', { name: 'All ads with broken links' })).toHaveAttribute(
    'href',
    '/admin/brochures?brokenLinks=yes',
  );
});

it('says when it could not be loaded', async () => {
  await render(() => {
    throw refusal('INTERNAL', 'Something went wrong.');
  });
  expect(await screen.findByText('The report could not be loaded')).toBeVisible();
});

it('is a CSV of all figures, safe for spreadsheets', () => {
  const csv = reportCsv({ ...report, emptySearches: [{ words: '=cmd', now: 1, before: 0 }] } as never);
  expect(csv).toContain('Ended ads,day,19/11/2026,10,0\r\n');
  expect(csv).toContain('Ended ads,category,Food,10,20\r\n');
  expect(csv).toContain("Searches without result,words,'=cmd,1,0\r\n");
});
