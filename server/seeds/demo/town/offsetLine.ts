import { distance } from './distance';
import type { Point } from './toPosition';

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
