import { boxOfPositions } from '../boxOfPositions';
import { crossingsAt } from './crossingsAt';
import { isInPolygon } from './isInPolygon';
import type { Position } from '../MapGeometry';

/**
 * Returns a position inside a polygon of outer ring and holes. This is its centroid, unless that is in a bay or a hole.
 * Then it is the middle of the polygon's widest stretch from west to east at the centroid's height.
 */
export function pointOnSurface(rings: readonly (readonly Position[])[]): Position {
  const centroid = centroidOf(rings[0] ?? []);
  if (isInPolygon(centroid, rings)) return centroid;
  const [, y = 0] = centroid;
  const crossings = crossingsAt(rings, y).toSorted((one, other) => one - other);
  let widest: readonly [west: number, east: number] | undefined;
  for (let at = 1; at < crossings.length; at += 2) {
    const [west, east] = [crossings[at - 1] ?? 0, crossings[at] ?? 0];
    if (widest === undefined || east - west > widest[1] - widest[0]) widest = [west, east];
  }
  return widest ? [(widest[0] + widest[1]) / 2, y] : centroid;
}

/** Returns the centroid of the surface in a closed ring; without a surface, the middle of its box. */
function centroidOf(ring: readonly Position[]): Position {
  const { west, south, east, north } = boxOfPositions(ring);
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2];
  let [doubleArea, sumX, sumY] = [0, 0, 0];
  for (let at = 1; at < ring.length; at++) {
    // relative to the middle, because a surface is small compared to its distance from the origin
    const [x1, y1] = [(ring[at - 1]?.[0] ?? 0) - middleX, (ring[at - 1]?.[1] ?? 0) - middleY];
    const [x2, y2] = [(ring[at]?.[0] ?? 0) - middleX, (ring[at]?.[1] ?? 0) - middleY];
    const cross = x1 * y2 - x2 * y1;
    doubleArea += cross;
    sumX += (x1 + x2) * cross;
    sumY += (y1 + y2) * cross;
  }
  if (doubleArea === 0) return [middleX, middleY];
  return [middleX + sumX / (3 * doubleArea), middleY + sumY / (3 * doubleArea)];
}
