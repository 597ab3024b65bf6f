import type { GeoBox } from '../../../shared/geo/GeoBox';

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** At higher zooms, maps enlarge the tiles of this zoom. */
export const deepestZoom = 16;

export function isTileAddress({ z, x, y }: TileAddress): boolean {
  const inside = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 2 ** z;
  return Number.isInteger(z) && z >= 0 && z <= deepestZoom && inside(x) && inside(y);
}

/** Returns the box of a web map tile, with a margin as a share of its side. */
export function boxOfTile({ z, x, y }: TileAddress, margin: number): GeoBox {
  const side = 2 ** z;
  const longitude = (column: number): number => (column / side) * 360 - 180;
  const latitude = (row: number): number =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * Math.min(Math.max(row, 0), side)) / side))) * 180) / Math.PI;
  return {
    west: longitude(x - margin),
    east: longitude(x + 1 + margin),
    north: latitude(y - margin),
    south: latitude(y + 1 + margin),
  };
}
