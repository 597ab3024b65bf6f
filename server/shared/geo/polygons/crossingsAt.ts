import type { Position } from '../MapGeometry';

/** Returns the x of each crossing between a polygon's rings and a horizontal line, unsorted. */
export function crossingsAt(rings: readonly (readonly Position[])[], y: number): number[] {
  const crossings: number[] = [];
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      const [x1 = 0, y1 = 0] = ring[at - 1] as Position;
      const [x2 = 0, y2 = 0] = ring[at] as Position;
      if (y1 > y !== y2 > y) crossings.push(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1));
    }
  }
  return crossings;
}
