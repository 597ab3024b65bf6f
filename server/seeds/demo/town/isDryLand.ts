import { distance } from './distance';
import { land } from './land';
import type { Point } from './toPosition';

/** Whether a place is on land and at least so many metres from the water. */
export function isDryLand(point: Point, metresFromWater = 0): boolean {
  const ring = land.find((candidate) => isInside(point, candidate));
  if (!ring) return false;
  return metresFromWater === 0 || !ring.some((shore) => distance(shore, point) < metresFromWater);
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}
