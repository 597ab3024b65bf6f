import type { MapPosition } from '../../../../shared/map-grid/squareOf';
import { tileExtent, type TileFeature } from './encodeTile';
import { boxOfTile, type TileAddress } from './tileAddress';

/** Returns the position of a point of a tile. */
export function placeInTile({ geometry }: TileFeature, tile: TileAddress): MapPosition {
  const [[x, y] = [0, 0]] = geometry as [number, number][];
  const box = boxOfTile(tile, 0);
  return {
    longitude: box.west + (x / tileExtent) * (box.east - box.west),
    // straight enough within a tile of the zooms that have names
    latitude: box.north - (y / tileExtent) * (box.north - box.south),
  };
}
