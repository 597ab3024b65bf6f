import type { GeoBox } from './GeoBox';
import type { Position } from './MapGeometry';

/** Whether a place is inside a box, and not on its edge. */
export function isInBox([longitude = 0, latitude = 0]: Position, { west, south, east, north }: GeoBox): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north;
}
