import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { groundPrefix } from '../../../../../shared/map-style/groundLayers';
import { tileExtent, type TileFeature, type TileLayers } from '../encodeTile';
import { isNamedBy, type SuburbPiece } from '../suburb-names/nameSuburbs';
import { boxOfTile, type TileAddress } from '../tileAddress';
import { placeInTile } from '../placeInTile';

/** The zoom from which imported areas are drawn over the ground; below it the ground alone is drawn. */
export const importsFrom = 12;

interface Imported {
  /** boxes in which all ground is imported */
  mapped: readonly GeoBox[];
  /** boxes of imports with streets */
  streets: readonly GeoBox[];
  /** boxes of the areas whose suburbs are imported */
  named: readonly GeoBox[];
  /** the imported suburbs in and around the tile */
  suburbs: readonly SuburbPiece[];
}

const ways = new Set(['roads', 'transportation', 'transportation_name'].map((name) => groundPrefix + name));
const places = new Set(['place', 'places'].map((name) => groundPrefix + name));

/**
 * Leaves out of the ground what lies wholly inside an import that has the same, so that no street and no name is drawn
 * twice. What crosses the edge of an import stays.
 */
export function leaveOutImported(ground: TileLayers, tile: TileAddress, imported: Imported): TileLayers {
  const inTile = (boxes: readonly GeoBox[]): GeoBox[] => boxes.map((box) => boxInTile(box, tile));
  const mapped = inTile(imported.mapped);
  const streets = [...mapped, ...inTile(imported.streets)];
  const named = [...mapped, ...inTile(imported.named)];
  const isNotNamed = (place: TileFeature): boolean =>
    !isNamedBy(imported.suburbs, String(place.tags?.name), placeInTile(place, tile));
  return Object.fromEntries(
    Object.entries(ground).map(([name, features]) => {
      const boxes = ways.has(name) ? streets : places.has(name) ? named : mapped;
      const shown = features.filter((feature) => !boxes.some((box) => isInside(feature, box)));
      return [name, places.has(name) ? shown.filter(isNotNamed) : shown];
    }),
  );
}

/** The box in units of the tile; x to the east, y to the south, straight enough within a tile of these zooms. */
function boxInTile({ west, south, east, north }: GeoBox, tile: TileAddress): GeoBox {
  const of = boxOfTile(tile, 0);
  const x = (longitude: number): number => ((longitude - of.west) / (of.east - of.west)) * tileExtent;
  const y = (latitude: number): number => ((of.north - latitude) / (of.north - of.south)) * tileExtent;
  return { west: x(west), east: x(east), north: y(north), south: y(south) };
}

function isInside({ type, geometry }: TileFeature, { west, south, east, north }: GeoBox): boolean {
  const points = type === 1 ? (geometry as [number, number][]) : (geometry as [number, number][][]).flat();
  return points.every(([x, y]) => x >= west && x <= east && y >= north && y <= south);
}
