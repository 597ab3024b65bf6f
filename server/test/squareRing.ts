import type { Position } from '../shared/geo/MapGeometry';

/** Returns a closed ring around the square between two diagonal corners. */
export const squareRing = (from: number, to: number): Position[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
