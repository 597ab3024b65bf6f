import type { Position } from '../MapGeometry';

/** Returns the area of a closed ring, in the square of its points' unit. */
export function ringArea(ring: readonly Position[]): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at++) {
    const [x1 = 0, y1 = 0] = ring[at - 1] ?? [];
    const [x2 = 0, y2 = 0] = ring[at] ?? [];
    sum += x1 * y2 - x2 * y1;
  }
  return Math.abs(sum) / 2;
}
