import type { GeoBox } from './GeoBox';
import type { Position } from './MapGeometry';

/** Returns the smallest box that contains all positions. */
export function boxOfPositions(positions: readonly Position[]): GeoBox {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [longitude = NaN, latitude = NaN] of positions) {
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
  return box;
}
