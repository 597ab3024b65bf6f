import type { MapGrid } from '../../../../../shared/map-grid/squareOf';
import { inks } from '../inks';
import { mm } from '../markup';
import type { Sheet } from '../Sheet';

/** millimetres of a column or row that has to be in the frame to have its letter or number */
const leastStretch = 4;

/** Returns where the lines of the grid are on the sheet, from west to east and from north to south. */
function gridLines({ gridColumns, gridRows, west, east, south, north }: MapGrid, { toSheet }: Sheet) {
  const share = (from: number, to: number, at: number, count: number): number => from + ((to - from) * at) / count;
  return {
    columns: Array.from(
      { length: gridColumns + 1 },
      (_, at) => toSheet([share(west, east, at, gridColumns), north])[0],
    ),
    rows: Array.from({ length: gridRows + 1 }, (_, at) => toSheet([west, share(north, south, at, gridRows)])[1]),
  };
}

/** Draws the lines between the squares; the frame's clip path cuts them. */
export function drawGrid(grid: MapGrid, sheet: Sheet): string {
  const { columns, rows } = gridLines(grid, sheet);
  const [left = 0, right = 0] = [columns[0], columns.at(-1)];
  const [top = 0, bottom = 0] = [rows[0], rows.at(-1)];
  const upright = columns.map((x) => `M${mm(x)} ${mm(top)}V${mm(bottom)}`);
  const level = rows.map((y) => `M${mm(left)} ${mm(y)}H${mm(right)}`);
  return `<path d="${[...upright, ...level].join('')}" fill="none" stroke="${inks.grid}" stroke-width="0.15" stroke-opacity="0.75"/>`;
}

/** Draws the frame, letters above and below, and numbers left and right. */
export function drawGridNames(grid: MapGrid, sheet: Sheet): string {
  const { x, y, width, height } = sheet.frame;
  const { columns, rows } = gridLines(grid, sheet);
  const text = (left: number, top: number, name: string): string =>
    `<text class="grid" x="${mm(left)}" y="${mm(top)}">${name}</text>`;
  const letters = middlesOf(columns, x, x + width).map(({ middle, at }) => {
    const letter = String.fromCharCode(65 + at);
    return text(middle, y - 1.4, letter) + text(middle, y + height + 3.7, letter);
  });
  const numbers = middlesOf(rows, y, y + height).map(({ middle, at }) => {
    return text(x - 2.6, middle + 1.1, `${at + 1}`) + text(x + width + 2.6, middle + 1.1, `${at + 1}`);
  });
  return [
    `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" fill="none" stroke="${inks.grid}" stroke-width="0.4"/>`,
    ...letters,
    ...numbers,
  ].join('');
}

/** Returns the middles of what the frame shows of each column or row. */
function middlesOf(lines: readonly number[], from: number, to: number): { middle: number; at: number }[] {
  return lines.slice(1).flatMap((end, at) => {
    const [shownFrom, shownTo] = [Math.max(from, lines[at] ?? 0), Math.min(to, end)];
    return shownTo - shownFrom < leastStretch ? [] : [{ middle: (shownFrom + shownTo) / 2, at }];
  });
}
