import type { Area } from './areas';
import type { Point } from './toPosition';

/** Square of an area's grid: column A, B, C … from the west, row 1, 2, 3 … from the north. Null outside. */
export function squareOf(area: Area, [east, north]: Point): { column: string; row: string } | null {
  const column = Math.floor((east - area.southWest[0]) / area.square);
  const row = area.rows - 1 - Math.floor((north - area.southWest[1]) / area.square);
  if (column < 0 || column >= area.columns || row < 0 || row >= area.rows) return null;
  return { column: String.fromCharCode(65 + column), row: String(row + 1) };
}
