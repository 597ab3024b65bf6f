type Point = [x: number, y: number];

/**
 * Joins lines whose ends meet, the longest possible first, so that a street in pieces is drawn and named as a whole.
 * Ends meet within `tolerance`, in the unit of the points.
 */
export function joinLines(lines: readonly (readonly Point[])[], tolerance: number): Point[][] {
  const joined: Point[][] = [];
  const left = lines.filter((line) => line.length > 1).map((line) => [...line]);
  while (left.length > 0) {
    let line = left.shift() as Point[];
    for (let next = nearest(line, left, tolerance); next; next = nearest(line, left, tolerance)) {
      left.splice(next.at, 1);
      line = next.line;
    }
    joined.push(line);
  }
  return joined;
}

interface Joint {
  at: number;
  line: Point[];
  gap: number;
}

/** Appends the piece that is nearest to one of the ends; null if none is near enough. */
function nearest(line: Point[], others: readonly Point[][], tolerance: number): Joint | null {
  let best: Joint | null = null;
  const [start, end] = [line[0] as Point, line.at(-1) as Point];
  others.forEach((other, at) => {
    const [first, last] = [other[0] as Point, other.at(-1) as Point];
    const ways: [gap: number, make: () => Point[]][] = [
      [distance(end, first), () => [...line, ...other]],
      [distance(end, last), () => [...line, ...other.toReversed()]],
      [distance(start, last), () => [...other, ...line]],
      [distance(start, first), () => [...other.toReversed(), ...line]],
    ];
    for (const [gap, make] of ways) {
      if (gap <= tolerance && gap < (best?.gap ?? Infinity)) best = { at, line: make(), gap };
    }
  });
  return best;
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}
