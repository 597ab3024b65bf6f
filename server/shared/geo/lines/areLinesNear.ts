type Point = readonly [x: number, y: number];

/** True if two lines cross, or come within `tolerance` of each other anywhere, in the unit of the points. */
export function areLinesNear(one: readonly Point[], other: readonly Point[], tolerance: number): boolean {
  for (let at = 1; at < one.length; at++) {
    const [from, to] = [one[at - 1] as Point, one[at] as Point];
    for (let next = 1; next < other.length; next++) {
      const [start, end] = [other[next - 1] as Point, other[next] as Point];
      if (areBoxesNear(from, to, start, end, tolerance) && distanceOfSegments(from, to, start, end) <= tolerance) {
        return true;
      }
    }
  }
  return false;
}

/** Avoids the exact distance of segments that are far from each other, as most are. */
function areBoxesNear(from: Point, to: Point, start: Point, end: Point, tolerance: number): boolean {
  return ([0, 1] as const).every(
    (axis) =>
      Math.min(from[axis], to[axis]) - tolerance <= Math.max(start[axis], end[axis]) &&
      Math.min(start[axis], end[axis]) - tolerance <= Math.max(from[axis], to[axis]),
  );
}

function distanceOfSegments(from: Point, to: Point, start: Point, end: Point): number {
  if (doCross(from, to, start, end)) return 0;
  return Math.min(
    distanceToSegment(from, start, end),
    distanceToSegment(to, start, end),
    distanceToSegment(start, from, to),
    distanceToSegment(end, from, to),
  );
}

function doCross(from: Point, to: Point, start: Point, end: Point): boolean {
  return side(from, to, start) * side(from, to, end) < 0 && side(start, end, from) * side(start, end, to) < 0;
}

/** Positive to the left of the line from one point to another, negative to its right. */
function side([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): number {
  return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
}

function distanceToSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const squared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / squared));
  return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1));
}
