import { crossingsAt } from './crossingsAt';
import type { Position } from '../MapGeometry';

/** True if a position is in a polygon of outer ring and holes. On its edge the result is undefined. */
export function isInPolygon([x = 0, y = 0]: Position, rings: readonly (readonly Position[])[]): boolean {
  // a ray from inside to the east leaves the polygon once more than it enters it
  return crossingsAt(rings, y).filter((crossing) => x < crossing).length % 2 === 1;
}
