import { distance } from './distance';
import type { Point } from './toPosition';

/** Returns the line, moved sideways by this many metres; positive is to the right. */
export function offsetLine(line: readonly Point[], metres: number): Point[] {
  return line.map((point, index) => {
    const before = line[index - 1] ?? point;
    const after = line[index + 1] ?? point;
    const length = distance(before, after) || 1;
    const [east, north] = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
    return [Math.round(point[0] + north * metres), Math.round(point[1] - east * metres)];
  });
}
