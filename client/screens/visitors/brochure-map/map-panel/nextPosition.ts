import { sheetPositions, type SheetPosition } from './MapPanel';

/** The position above (1) or below (-1); null at the ends. */
export function nextPosition(position: SheetPosition, step: 1 | -1): SheetPosition | null {
  return sheetPositions[sheetPositions.indexOf(position) + step] ?? null;
}

/** a flick decides by itself, CSS pixels per millisecond */
const flick = 0.5;

/**
 * The position that a drag ends in. `height`: of the sheet, and `heights`: of each position, CSS pixels. `speed`:
 * upwards, CSS pixels per millisecond.
 */
export function positionAfterDrag(
  height: number,
  heights: Readonly<Record<SheetPosition, number>>,
  speed: number,
): SheetPosition {
  const above = sheetPositions.find((position) => heights[position] > height);
  const below = sheetPositions.findLast((position) => heights[position] <= height);
  if (speed > flick) return above ?? 'full';
  if (speed < -flick) return below ?? 'peek';
  return sheetPositions.reduce((nearest, position) =>
    Math.abs(heights[position] - height) < Math.abs(heights[nearest] - height) ? position : nearest,
  );
}
