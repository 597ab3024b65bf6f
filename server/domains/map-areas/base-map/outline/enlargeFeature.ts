import { clipLine } from '../../../../shared/geo/lines/clipLine';
import { clipRing } from '../../../../shared/geo/polygons/clipRing';
import type { Position } from '../../../../shared/geo/MapGeometry';
import { tileExtent, type TileFeature } from '../encodeTile';
import { tileMargin } from '../readTileFeatures';

const margin = tileExtent * tileMargin;
const box = { west: -margin, south: -margin, east: tileExtent + margin, north: tileExtent + margin };

/**
 * Returns the part of a tile's feature in a tile that is `times` smaller, enlarged to it; nothing outside. `offset`
 * counts small tiles from the upper left corner.
 */
export function enlargeFeature(
  { type, geometry, tags }: TileFeature,
  times: number,
  offset: { x: number; y: number },
): TileFeature[] {
  const enlarge = ([x = 0, y = 0]: Position): [number, number] => [
    Math.round(x * times - offset.x * tileExtent),
    Math.round(y * times - offset.y * tileExtent),
  ];
  if (type === 1) {
    const points = (geometry as [number, number][]).map(enlarge).filter(isInside);
    return points.length === 0 ? [] : [{ type, geometry: points, tags }];
  }
  const lines = (geometry as [number, number][][]).map((line) => line.map(enlarge));
  const shown = lines.flatMap((line) => (type === 3 ? [clipRing(line, box)] : clipLine(line, box)));
  const rounded = shown.map((line) => line.map(([x = 0, y = 0]): [number, number] => [Math.round(x), Math.round(y)]));
  const filled = rounded.filter((line) => line.length > (type === 3 ? 3 : 1));
  return filled.length === 0 ? [] : [{ type, geometry: filled, tags }];
}

function isInside([x, y]: [number, number]): boolean {
  return x >= box.west && x <= box.east && y >= box.south && y <= box.north;
}
