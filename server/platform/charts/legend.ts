import { textPath } from '../pdf/textPath';
import { chartInk, chartSize } from './chartLook';

const gap = 160;

/** Draws the legend. The second entry is a line, so that it is recognisable without colours. */
export function legend([now, before]: readonly [string, string], y: number): string {
  const { margin, label } = chartSize;
  const name = (text: string, x: number): string =>
    `<path fill="${chartInk.muted}" d="${textPath(text, { weight: 'regular', size: label, x, y })}"/>`;
  return [
    `<rect x="${margin}" y="${y - 10}" width="12" height="12" fill="${chartInk.now}"/>`,
    name(now, margin + 18),
    `<path stroke="${chartInk.before}" stroke-width="3" d="M${margin + gap} ${y - 4}h14"/>`,
    name(before, margin + gap + 20),
  ].join('');
}
