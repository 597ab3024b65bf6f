import type { GeoBox } from '../../../shared/geo/GeoBox';
import { pointAlong } from '../../../shared/geo/lines/pointAlong';
import { boxOfSquare } from '../../map-areas/boxOfSquare';
import type { MapContent } from '../MapContent';
import { squareAt } from './layers/placeMarkers';
import type { Sheet } from './Sheet';
import type { SheetStreet } from './layers/sheetStreets';

/** share of the columns and rows on the first page that the part has */
const share = 1 / 3;

/** Returns the part of the first page with the most streets that lack room for their name; null if all have it. */
export function densestPart(
  { grid }: MapContent,
  { page, unnamed }: { page: Sheet; unnamed: readonly SheetStreet[] },
): GeoBox | null {
  const counts = new Map<string, number>();
  for (const { lines } of unnamed) {
    const [x, y] = pointAlong(lines[0] ?? [], 0.5);
    const square = squareAt({ x, y }, grid, page);
    if (square !== null) counts.set(square, (counts.get(square) ?? 0) + 1);
  }
  if (counts.size === 0) return null;
  const { box } = page;
  const square = { wide: (grid.east - grid.west) / grid.gridColumns, high: (grid.north - grid.south) / grid.gridRows };
  const first = {
    column: Math.round((box.west - grid.west) / square.wide),
    row: Math.round((grid.north - box.north) / square.high),
  };
  const columns = Math.round((box.east - box.west) / square.wide);
  const rows = Math.round((box.north - box.south) / square.high);
  const [wide, high] = [Math.ceil(columns * share), Math.ceil(rows * share)];
  const [densest = 'A1'] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const middle = { column: densest.charCodeAt(0) - 65, row: Number(densest.slice(1)) - 1 };
  let best = { count: -1, away: Infinity, column: 0, row: 0 };
  for (let column = first.column; column <= first.column + columns - wide; column++) {
    for (let row = first.row; row <= first.row + rows - high; row++) {
      const count = squaresFrom({ column, row, wide, high }).reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
      // of equal parts the one with the densest square in its middle
      const away = Math.hypot(column + (wide - 1) / 2 - middle.column, row + (high - 1) / 2 - middle.row);
      if (count > best.count || (count === best.count && away < best.away)) best = { count, away, column, row };
    }
  }
  const corner = (column: number, row: number): GeoBox =>
    boxOfSquare(grid, { coordinateX: letterOf(column), coordinateY: `${row + 1}` });
  const { west, north } = corner(best.column, best.row);
  const { east, south } = corner(best.column + wide - 1, best.row + high - 1);
  return { west, south, east, north };
}

function squaresFrom({
  column,
  row,
  wide,
  high,
}: {
  column: number;
  row: number;
  wide: number;
  high: number;
}): string[] {
  return Array.from({ length: wide * high }, (_, at) => {
    return `${letterOf(column + (at % wide))}${row + Math.floor(at / wide) + 1}`;
  });
}

function letterOf(column: number): string {
  return String.fromCharCode(65 + column);
}
