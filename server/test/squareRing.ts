import type { Position } from '../shared/geo/MapGeometry';

/** A closed ring around the square between two corners on the diagonal. */
export const squareRing = (from: number, to: number): Position[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
