import { textPath } from '../pdf/textPath';
import { chartInk, chartSize } from './chartLook';
import { svgOf } from './svgOf';
import { legend } from './legend';

interface BarChart {
  title: string;
  /** names of the two bars in a row */
  names: readonly [now: string, before: string];
  rows: readonly { label: string; now: number; before: number }[];
}

const head = 72;
const rowHeight = 54;
const numberWidth = 60;

/** Draws two bars a row, now above before, with their numbers at their ends. */
export function barChart({ title, names, rows }: BarChart): { svg: string; width: number; height: number } {
  const { width, margin, label: size } = chartSize;
  const height = head + rows.length * rowHeight + margin;
  const most = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before]));
  const lengthOf = (value: number): number => Math.round(((width - 2 * margin - numberWidth) * value) / most);
  const write = (text: string, x: number, y: number, fill: string): string =>
    `<path fill="${fill}" d="${textPath(text, { weight: 'regular', size, x, y })}"/>`;
  const bars = rows.flatMap(({ label, now, before }, row) => {
    const y = head + row * rowHeight;
    return [
      write(label, margin, y + 12, chartInk.text),
      `<rect x="${margin}" y="${y + 18}" width="${lengthOf(now)}" height="12" fill="${chartInk.now}"/>`,
      write(String(now), margin + lengthOf(now) + 6, y + 29, chartInk.text),
      `<rect x="${margin}" y="${y + 34}" width="${lengthOf(before)}" height="7" fill="${chartInk.before}"/>`,
      write(String(before), margin + lengthOf(before) + 6, y + 43, chartInk.muted),
    ];
  });
  const parts = [
    `<rect width="${width}" height="${height}" fill="${chartInk.surface}"/>`,
    `<path fill="${chartInk.text}" d="${textPath(title, { weight: 'bold', size: chartSize.title, x: margin, y: 28 })}"/>`,
    legend(names, 52),
    ...bars,
  ];
  return { svg: svgOf(parts, height), width, height };
}
