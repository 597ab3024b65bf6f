import { scaleLength } from '../../../../../shared/map-style/scaleLength';
import { qrModules } from '../../../../platform/pdf/qrModules';
import { locale } from '../../../../shared/locale';
import { inks } from '../inks';
import { mm } from '../markup';
import type { Sheet } from '../Sheet';

const longestBar = 45;

/** Draws a scale bar of a round length that fits. */
export function drawScaleBar({ millimetresPerMetre }: Sheet, x: number, y: number): string {
  const { metres, label } = scaleLength(longestBar / millimetresPerMetre);
  const width = metres * millimetresPerMetre;
  return [
    `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width / 2)}" height="1.2" fill="${inks.text}"/>`,
    `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="1.2" fill="none" stroke="${inks.text}" stroke-width="0.2"/>`,
    `<text class="small" x="${mm(x)}" y="${mm(y + 4)}">0</text>`,
    `<text class="small" x="${mm(x + width)}" y="${mm(y + 4)}" text-anchor="middle">${label}</text>`,
    `<text class="small" x="${mm(x + width + 6)}" y="${mm(y + 1.4)}">${scaleInFigures(millimetresPerMetre)}</text>`,
  ].join('');
}

/** Returns a scale such as "1 : 12,500". */
function scaleInFigures(millimetresPerMetre: number): string {
  const metres = Math.round(1000 / millimetresPerMetre / 100) * 100;
  return `1 : ${metres.toLocaleString(locale)}`;
}

export function drawNorthArrow(x: number, y: number): string {
  return [
    `<path d="M${mm(x)} ${mm(y)}l2 7l-2 -1.4l-2 1.4z" fill="${inks.text}"/>`,
    `<text class="grid" x="${mm(x)}" y="${mm(y + 10)}">N</text>`,
  ].join('');
}

export function drawQrCode(content: string, x: number, y: number, side: number): string {
  const { size, runs } = qrModules(content);
  const unit = side / size;
  const path = runs.map(({ row, column, length }) => {
    return `M${mm(x + column * unit)} ${mm(y + row * unit)}h${mm(length * unit)}v${mm(unit)}h-${mm(length * unit)}z`;
  });
  return `<path d="${path.join('')}" fill="#000000" shape-rendering="crispEdges"/>`;
}
