import type { Point } from './toPosition';

/** Returns a curve through all the points (Catmull-Rom), with `steps` pieces between two of them. */
export function smoothLine(points: readonly Point[], steps = 6): Point[] {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const curve: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    for (let step = 0; step < steps; step++) {
      curve.push(between(at(index - 1), at(index), at(index + 1), at(index + 2), step / steps));
    }
  }
  curve.push(at(points.length - 1));
  return curve;
}

function between(before: Point, from: Point, to: Point, after: Point, t: number): Point {
  const blend = (a: number, b: number, c: number, d: number): number =>
    Math.round(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3));
  return [blend(before[0], from[0], to[0], after[0]), blend(before[1], from[1], to[1], after[1])];
}
