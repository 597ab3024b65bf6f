import { lineLength } from './lineLength';
import { pointAlong } from './pointAlong';
import { ringArea } from '../polygons/ringArea';

type Point = [x: number, y: number];

const step = 25;

/**
 * Returns the line along the middle of a long, narrow area, such as a road between two corners; in metres. Follows its
 * two sides at the same pace from end to end, half-way between them.
 */
export function centreLine(ring: readonly Point[]): Point[] {
  const open = ring.slice(0, -1);
  if (open.length < 3) return [];
  const [one, other] = furthestApart(open);
  const left = open.slice(one, other + 1);
  const right = [...open.slice(other), ...open.slice(0, one + 1)].toReversed();
  const length = (lineLength(left) + lineLength(right)) / 2;
  if (length === 0) return [];
  // near the ends the two sides turn at different corners
  const margin = Math.min(0.4, ringArea(ring) / length / length);
  const steps = Math.max(1, Math.round(length / step));
  return Array.from({ length: steps + 1 }, (_, at) => {
    const share = margin + ((1 - 2 * margin) * at) / steps;
    const [x1, y1] = pointAlong(left, share);
    const [x2, y2] = pointAlong(right, share);
    return [(x1 + x2) / 2, (y1 + y2) / 2];
  });
}

function furthestApart(points: readonly Point[]): [one: number, other: number] {
  let best: [number, number] = [0, 1];
  let furthest = -1;
  points.forEach(([x1, y1], one) => {
    for (let other = one + 1; other < points.length; other++) {
      const [x2, y2] = points[other] as Point;
      const distance = (x2 - x1) ** 2 + (y2 - y1) ** 2;
      if (distance > furthest) [furthest, best] = [distance, [one, other]];
    }
  });
  return best;
}
