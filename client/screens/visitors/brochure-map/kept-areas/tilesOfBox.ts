import type { MapBox } from '../../../../features/maps/MapBox';

/**
 * 10 × 10 km at the deepest zoom, also in the south, where a tile is smaller; more than a minute of a server's work if
 * nobody has asked for them before
 */
export const mostTiles = 850;
/** of our own tiles */
export const deepestZoom = 16;

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Returns the web map tiles of a box, from the whole world to the given zoom. */
export function tilesOfBox(box: MapBox, deepest: number): TileAddress[] {
  return Array.from({ length: deepest + 1 }, (_, z) => z).flatMap((z) => {
    const { columns, rows } = rangesOf(box, z);
    return range(columns).flatMap((x) => range(rows).map((y) => ({ z, x, y })));
  });
}

/** The number of these tiles, which for a large box is too large to list them. */
export function countTiles(box: MapBox, deepest: number): number {
  const counts = Array.from({ length: deepest + 1 }, (_, z) => {
    const { columns, rows } = rangesOf(box, z);
    return (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

type Range = [first: number, last: number];

function range([first, last]: Range): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function rangesOf({ west, south, east, north }: MapBox, z: number): { columns: Range; rows: Range } {
  const side = 2 ** z;
  const within = (value: number): number => Math.min(Math.max(Math.floor(value), 0), side - 1);
  const column = (longitude: number): number => within(((longitude + 180) / 360) * side);
  const row = (latitude: number): number => {
    const radians = (latitude * Math.PI) / 180;
    return within(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * side);
  };
  return { columns: [column(west), column(east)], rows: [row(north), row(south)] };
}
