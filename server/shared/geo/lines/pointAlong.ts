import { lineLength } from './lineLength';

type Point = readonly [x: number, y: number];

/** The point at a fraction of a line's length, from 0 to 1. */
export function pointAlong(line: readonly Point[], share: number): [x: number, y: number] {
  let left = lineLength(line) * share;
  for (let at = 1; at < line.length; at++) {
    const [x1, y1] = line[at - 1] as Point;
    const [x2, y2] = line[at] as Point;
    const piece = Math.hypot(x2 - x1, y2 - y1);
    if (left <= piece && piece > 0) return [x1 + ((x2 - x1) * left) / piece, y1 + ((y2 - y1) * left) / piece];
    left -= piece;
  }
  const [x, y] = line.at(-1) ?? [0, 0];
  return [x, y];
}
