import { qrModules } from '../../../platform/pdf/qrModules';
import { inks } from './inks';
import { mm } from './markup';
import type { Sheet } from './Sheet';

const niceLengths = [100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000];
const longestBar = 45;

/** A length that is easy to use, as long as it fits. */
export function drawScaleBar({ millimetresPerMetre }: Sheet, x: number, y: number): string {
  const metres = niceLengths.findLast((length) => length * millimetresPerMetre <= longestBar) ?? 100;
  const width = metres * millimetresPerMetre;
  const words = metres < 1000 ? `${metres} m` : `${metres / 1000} km`;
  return [
    `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width / 2)}" height="1.2" fill="${inks.text}"/>`,
    `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="1.2" fill="none" stroke="${inks.text}" stroke-width="0.2"/>`,
    `<text class="small" x="${mm(x)}" y="${mm(y + 4)}">0</text>`,
    `<text class="small" x="${mm(x + width)}" y="${mm(y + 4)}" text-anchor="middle">${words}</text>`,
  ].join('');
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
