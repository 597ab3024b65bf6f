import sharp from 'sharp';
import { barChart } from './barChart';
import { columnChart, niceTop } from './columnChart';
import { drawChart } from './drawChart';
const names = ['these 30 days', 'the 30 days before'] as const;

it.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [7, 8],
  [11, 20],
  [41, 60],
  [999, 1000],
  [1_000_001, 2_000_000],
])('an axis for %i ends at %i', (highest, top) => {
  expect(niceTop(highest)).toBe(top);
});

/** Heights of the columns, in drawing order; the first rectangles are ground and legend. */
const heightsOf = (svg: string): number[] =>
  [...svg.matchAll(/<rect x="[\d.]+" y="[\d.]+" width="[\d.]+" height="([\d.]+)"/g)]
    .map(([, height]) => Number(height))
    .slice(1);

it('draws columns as high as their numbers', () => {
  const columns = [0, 10, 5].map((now, day) => ({ label: `${day}`, now, before: null }));
  const [none, ten, five] = heightsOf(columnChart({ title: 'Views', names, columns }).svg);
  expect(none).toBe(0);
  expect(ten).toBeGreaterThan(100);
  expect(five).toBeCloseTo((ten ?? 0) / 2, 1);
});

it('draws bars in proportion to their numbers, and prints each number', () => {
  const rows = [{ label: 'Views', now: 40, before: 10 }];
  const { svg, height } = barChart({ title: 'What visitors did', names, rows });
  const bars = [...svg.matchAll(/<rect x="14" y="\d+" width="(\d+)" height="(?:12|7)"/g)];
  // the first bar belongs to the legend
  const [now, before] = bars.slice(1).map(([, width]) => Number(width));
  expect(now).toBeCloseTo((before ?? 0) * 4);
  expect(barChart({ title: '', names, rows: [...rows, ...rows] }).height).toBeGreaterThan(height);
});

it('draws sharp and small pictures, several at once', async () => {
  const columns = Array.from({ length: 31 }, (_, day) => ({ label: `${day} Nov`, now: day, before: 31 - day }));
  const drawn = await Promise.all(
    [1, 2, 3].map(() => drawChart(columnChart({ title: 'Views by day', names, columns }))),
  );
  for (const { png, width, height } of drawn) {
    const { format, ...size } = await sharp(png).metadata();
    expect([format, size.width, size.height]).toEqual(['png', width * 2, height * 2]);
    expect(png.length).toBeLessThan(40_000);
  }
});
