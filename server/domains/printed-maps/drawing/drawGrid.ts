import type { MapGrid } from '../../map-areas/squareOf';
import { inks } from './inks';
import { mm } from './markup';
import type { Sheet } from './Sheet';

/** Draws the lines between the squares. */
export function drawGrid({ gridColumns, gridRows }: MapGrid, { frame }: Sheet): string {
  const { x, y, width, height } = frame;
  const upright = Array.from({ length: gridColumns - 1 }, (_, at) => {
    return `M${mm(x + (width * (at + 1)) / gridColumns)} ${mm(y)}v${mm(height)}`;
  });
  const level = Array.from({ length: gridRows - 1 }, (_, at) => {
    return `M${mm(x)} ${mm(y + (height * (at + 1)) / gridRows)}h${mm(width)}`;
  });
  return `<path d="${[...upright, ...level].join('')}" fill="none" stroke="${inks.grid}" stroke-width="0.15" stroke-opacity="0.75"/>`;
}

/** Draws the frame, letters above and below, and numbers left and right. */
export function drawGridNames({ gridColumns, gridRows }: MapGrid, { frame }: Sheet): string {
  const { x, y, width, height } = frame;
  const text = (left: number, top: number, name: string): string =>
    `<text class="grid" x="${mm(left)}" y="${mm(top)}">${name}</text>`;
  const letters = Array.from({ length: gridColumns }, (_, at) => {
    const left = x + (width * (at + 0.5)) / gridColumns;
    const letter = String.fromCharCode(65 + at);
    return text(left, y - 1.4, letter) + text(left, y + height + 3.7, letter);
  });
  const numbers = Array.from({ length: gridRows }, (_, at) => {
    const top = y + (height * (at + 0.5)) / gridRows + 1.1;
    return text(x - 2.6, top, `${at + 1}`) + text(x + width + 2.6, top, `${at + 1}`);
  });
  return [
    `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" fill="none" stroke="${inks.grid}" stroke-width="0.4"/>`,
    ...letters,
    ...numbers,
  ].join('');
}
