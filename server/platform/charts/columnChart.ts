import { textPath } from '../pdf/textPath';
import { chartInk, chartSize } from './chartLook';
import { legend } from './legend';
import { svgOf } from './svgOf';

interface ColumnChart {
  title: string;
  /** names of the columns and the line */
  names: readonly [now: string, before: string];
  columns: readonly { label: string; now: number; before: number | null }[];
}

const height = 270;
const plot = { left: 48, right: 0, top: 80, bottom: 36 };

/** Draws columns for now with a stepped line for before. Every seventh column has its name below. */
export function columnChart({ title, names, columns }: ColumnChart): { svg: string; width: number; height: number } {
  const { width, margin } = chartSize;
  const top = niceTop(Math.max(0, ...columns.flatMap(({ now, before }) => [now, before ?? 0])));
  const area = { width: width - plot.left - plot.right - margin, height: height - plot.top - plot.bottom };
  const pitch = area.width / Math.max(1, columns.length);
  const xOf = (column: number): number => plot.left + column * pitch;
  const yOf = (value: number): number => plot.top + area.height * (1 - value / top);
  const parts = [
    `<rect width="${width}" height="${height}" fill="${chartInk.surface}"/>`,
    `<path fill="${chartInk.text}" d="${textPath(title, { weight: 'bold', size: chartSize.title, x: margin, y: 28 })}"/>`,
    legend(names, 52),
    ...[0, top / 2, top].map((value) => gridLine(value, yOf(value))),
    ...columns.map(({ now }, column) => {
      const y = yOf(now);
      return `<rect x="${round(xOf(column) + pitch * 0.15)}" y="${round(y)}" width="${round(pitch * 0.7)}" height="${round(yOf(0) - y)}" fill="${chartInk.now}"/>`;
    }),
    `<path fill="none" stroke="${chartInk.before}" stroke-width="2" d="${stepsOf(columns, xOf, yOf)}"/>`,
    ...columns.map(({ label }, column) => (column % 7 === 0 ? nameOf(label, xOf(column + 0.5)) : '')),
  ];
  return { svg: svgOf(parts, height), width, height };
}

function gridLine(value: number, y: number): string {
  const label = textPath(String(value), {
    weight: 'regular',
    size: chartSize.label,
    x: plot.left - 8,
    y: y + 4,
    anchor: 'end',
  });
  const right = chartSize.width - plot.right - chartSize.margin;
  return `<path stroke="${chartInk.line}" d="M${plot.left} ${round(y)}H${right}"/><path fill="${chartInk.muted}" d="${label}"/>`;
}

function nameOf(label: string, x: number): string {
  return `<path fill="${chartInk.muted}" d="${textPath(label, { weight: 'regular', size: chartSize.label, x, y: height - 14, anchor: 'middle' })}"/>`;
}

function stepsOf(
  columns: readonly { before: number | null }[],
  xOf: (column: number) => number,
  yOf: (value: number) => number,
): string {
  let pen = 'M';
  return columns
    .map(({ before }, column) => {
      if (before === null) return '';
      const step = `${pen}${round(xOf(column))} ${round(yOf(before))}H${round(xOf(column + 1))}`;
      pen = 'L';
      return step;
    })
    .join('');
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Returns the end of an axis: the least round number, with a whole half, that is not below the highest value. */
export function niceTop(highest: number): number {
  if (highest <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(highest));
  const steps = [1, 2, 4, 6, 8, 10].map((step) => step * power);
  const top = steps.find((step) => step >= highest) ?? highest;
  return top % 2 === 0 ? top : top + 1;
}
