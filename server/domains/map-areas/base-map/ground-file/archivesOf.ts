import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { boxOfTile, type TileAddress } from '../tileAddress';

interface Covering {
  box: GeoBox;
  maxZoom: number;
}

/**
 * Returns the maps to ask for a tile, the best first. A map that covers the whole tile comes before one that covers a
 * part, so that the map of a town does not hide the country around it; among these the deeper one.
 */
export function archivesOf<Archive extends Covering>(archives: readonly Archive[], tile: TileAddress): Archive[] {
  const box = boxOfTile(tile, 0);
  return archives
    .map((archive) => ({ archive, share: shareOf(box, archive.box) }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share || other.archive.maxZoom - one.archive.maxZoom)
    .map(({ archive }) => archive);
}

/** a tile's edge and a map's edge that are meant to be the same differ by rounding (headers have 7 decimals) */
const whole = 0.999;

/** The covered share of a tile, 0 to 1. */
function shareOf(tile: GeoBox, box: GeoBox): number {
  const width = Math.min(tile.east, box.east) - Math.max(tile.west, box.west);
  const height = Math.min(tile.north, box.north) - Math.max(tile.south, box.south);
  if (width <= 0 || height <= 0) return 0;
  const share = (width * height) / ((tile.east - tile.west) * (tile.north - tile.south));
  return share >= whole ? 1 : share;
}
