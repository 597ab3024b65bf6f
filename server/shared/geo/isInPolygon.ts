import type { Position } from './MapGeometry';

/** True if a position lies in a polygon of outer ring and holes; on its edge either may be answered. */
export function isInPolygon([x = 0, y = 0]: Position, rings: readonly (readonly Position[])[]): boolean {
  let isInside = false;
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      const [x1 = 0, y1 = 0] = ring[at - 1] as Position;
      const [x2 = 0, y2 = 0] = ring[at] as Position;
      // an edge counts when a ray to the east crosses it
      if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) isInside = !isInside;
    }
  }
  return isInside;
}
