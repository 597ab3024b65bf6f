import type { Point } from './toPosition';

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, point, index) => sum + distance(line[index - 1] ?? point, point), 0);
}

/** The point that lies this share of the way along, 0 to 1. */
export function pointAlong(line: readonly Point[], share: number): Point {
  let left = lengthOf(line) * share;
  for (let index = 1; index < line.length; index++) {
    const from = line[index - 1];
    const to = line[index];
    if (!from || !to) break;
    const piece = distance(from, to);
    if (left <= piece && piece > 0) {
      const t = left / piece;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    }
    left -= piece;
  }
  return line.at(-1) ?? [0, 0];
}

/** The same line, moved sideways by so many metres; to the right is positive. */
export function offsetLine(line: readonly Point[], metres: number): Point[] {
  return line.map((point, index) => {
    const before = line[index - 1] ?? point;
    const after = line[index + 1] ?? point;
    const length = distance(before, after) || 1;
    const [east, north] = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
    return [Math.round(point[0] + north * metres), Math.round(point[1] - east * metres)];
  });
}
