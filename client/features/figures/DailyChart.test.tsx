import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { DailyChart } from './DailyChart';
import { DailyTable } from './DailyTable';

const days = ['2026-11-18', '2026-11-19', '2026-11-20'];

const heights = () =>
  [...document.querySelectorAll('rect')].map((bar) => [
    Number(bar.getAttribute('y')),
    Number(bar.getAttribute('height')),
  ]);

it('says in words what the bars show', () => {
  render(<DailyChart label="Views" days={days} counts={[3, 1200, 7]} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Views by day: 1,210 in 3 days, most on 19/11/2026: 1200');
  expect(screen.getByText('1,210')).toBeVisible();
  for (const end of ['18/11/2026', '20/11/2026']) expect(screen.getByText(end)).toBeVisible();
});

it('draws bars in proportion that stand on the ground and stay inside', () => {
  render(<DailyChart label="Views" days={days} counts={[5, 10, 0]} />);
  const [half, full, none] = heights();
  expect(full![1]).toBeCloseTo(2 * half![1]!);
  expect(none![1]).toBe(0);
  for (const [top, tall] of heights()) {
    expect(top! + tall!).toBeCloseTo(96);
    expect(top).toBeGreaterThanOrEqual(0);
  }
});

it('names no best day when nothing has happened', () => {
  render(<DailyChart label="Views" days={days} counts={[0, 0, 0]} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Views by day: 0 in 3 days');
  expect(heights().every(([, tall]) => tall === 0)).toBe(true);
});

it('draws nothing, and fails nowhere, without days', () => {
  render(<DailyChart label="Views" days={[]} counts={[]} />);
  expect(heights()).toEqual([]);
});

it('lists every number as a table, newest day first', () => {
  const series = [
    { key: 'views', label: 'Views', counts: [3, 1200, 7] },
    { key: 'clicks', label: 'Clicks', counts: [1, 2] },
  ];
  render(<DailyTable caption="All numbers" days={days} series={series} />);
  const rows = within(screen.getByRole('table', { name: 'All numbers', hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Day', 'Views', 'Clicks'],
    ['20/11/2026', '7', '0'],
    ['19/11/2026', '1,200', '2'],
    ['18/11/2026', '3', '1'],
  ]);
});
