import type { GeoBox } from '../GeoBox';
import type { Position } from '../MapGeometry';

type Axis = 0 | 1;

/**
 * Cuts a closed ring to a box (Sutherland and Hodgman); empty if nothing is left. If the ring leaves the box and
 * returns, the connection follows the box's edge and adds no area.
 */
export function clipRing(ring: readonly Position[], { west, south, east, north }: GeoBox): Position[] {
  let open: readonly Position[] = ring.slice(0, -1);
  open = cut(open, 0, west, 1);
  open = cut(open, 0, east, -1);
  open = cut(open, 1, south, 1);
  open = cut(open, 1, north, -1);
  const [first] = open;
  return first && open.length > 2 ? [...open, first] : [];
}

/** Keeps the part beyond `edge` in the direction of `sign`. */
function cut(ring: readonly Position[], axis: Axis, edge: number, sign: 1 | -1): readonly Position[] {
  const depth = (position: Position): number => ((position[axis] ?? 0) - edge) * sign;
  // most rings are on one side of most edges
  if (ring.every((position) => depth(position) >= 0)) return ring;
  return ring.flatMap((position, at) => {
    const before = ring.at(at - 1) ?? position;
    const here = depth(position);
    const there = depth(before);
    const kept: Position[] = [];
    if ((here > 0 && there < 0) || (here < 0 && there > 0)) kept.push(crossing(before, position, axis, edge));
    if (here >= 0) kept.push(position);
    return kept;
  });
}

function crossing(from: Position, to: Position, axis: Axis, edge: number): Position {
  const other = axis === 0 ? 1 : 0;
  const share = (edge - (from[axis] ?? 0)) / ((to[axis] ?? 0) - (from[axis] ?? 0));
  const value = (from[other] ?? 0) + ((to[other] ?? 0) - (from[other] ?? 0)) * share;
  return axis === 0 ? [edge, value] : [value, edge];
}
