import type { Feature } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { isInPolygon } from '../../../../shared/geo/polygons/isInPolygon';
import { tileExtent, type TileFeature, type TileLayers } from '../encodeTile';
import { placeInTile } from '../placeInTile';
import { tileMargin } from '../readTileFeatures';
import { isNamedBy, type SuburbPiece } from '../suburb-names/nameSuburbs';
import type { TileAddress } from '../tileAddress';
import { enlargeFeature } from './enlargeFeature';
import { outlineFeatures, outlineLayers, type OutlineLayer } from './outlineFeatures';

/** The deepest zoom that is cut from the outline itself; deeper tiles are enlarged from it, without finer lines. */
export const deepestOutline = 10;

/** the lowest zoom at which cities and towns of this rank have a name */
const namedFrom: Record<number, number> = { 1: 2, 2: 4, 3: 6, 4: 7, 5: 8, 6: 9, 7: 10 };
/** the lowest zoom at which suburbs have one, imported ones too */
export const suburbsFrom = 11;

let indexes: Record<OutlineLayer, GeoJSONVT> | undefined;

/** What imports name themselves: all places in some boxes, and suburbs. */
export interface NamedByImports {
  named: readonly GeoBox[];
  suburbs: readonly SuburbPiece[];
}

/**
 * Returns the layers below all imported data: sea, country, lakes, rivers, states, and the names of places. From the
 * zoom of suburbs' names on, those that imports name are left out.
 */
export function cutOutline(tile: TileAddress, { named, suburbs }: NamedByImports): TileLayers {
  indexes ??= indexOutline();
  const { z, x, y } = tile;
  const closer = Math.max(0, z - deepestOutline);
  const [fromX, fromY] = [x >> closer, y >> closer];
  const cut = (layer: OutlineLayer): TileFeature[] => {
    const features = indexes?.[layer].getTile(z - closer, fromX, fromY)?.features ?? [];
    if (closer === 0) return features;
    const offset = { x: x - (fromX << closer), y: y - (fromY << closer) };
    return features.flatMap((feature) => enlargeFeature(feature, 2 ** closer, offset));
  };
  const isShown = (feature: TileFeature): boolean => {
    const place = placeInTile(feature, tile);
    const { latitude, longitude } = place;
    const isInside = ({ west, south, east, north }: GeoBox): boolean =>
      longitude > west && longitude < east && latitude > south && latitude < north;
    return !named.some(isInside) && !isNamedBy(suburbs, String(feature.tags?.name), place);
  };
  const isNamed = ({ tags }: TileFeature): boolean => z >= (namedFrom[Number(tags?.rank)] ?? 0);
  const layers = Object.fromEntries(outlineLayers.map((layer) => [layer, cut(layer)])) as Record<
    OutlineLayer,
    TileFeature[]
  >;
  // the coarse coast leaves some suburbs in the sea
  const isOnLand = (feature: TileFeature): boolean => isWithin(feature, layers.outline);
  return {
    ...layers,
    cities: layers.cities.filter((city) => isNamed(city) && (z < suburbsFrom || isShown(city))),
    localities: z < suburbsFrom ? [] : layers.localities.filter((suburb) => isShown(suburb) && isOnLand(suburb)),
  };
}

/** Lands never overlap, so that their rings count as those of one polygon. */
function isWithin({ geometry }: TileFeature, lands: readonly TileFeature[]): boolean {
  const [place = [0, 0]] = geometry as [number, number][];
  return isInPolygon(
    place,
    lands.flatMap((land) => land.geometry as [number, number][][]),
  );
}

function indexOutline(): Record<OutlineLayer, GeoJSONVT> {
  const index = (features: Feature[]): GeoJSONVT =>
    new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom: deepestOutline, extent: tileExtent, buffer: tileExtent * tileMargin, tolerance: 3 },
    );
  const features = outlineFeatures();
  return Object.fromEntries(outlineLayers.map((layer) => [layer, index(features[layer])])) as Record<
    OutlineLayer,
    GeoJSONVT
  >;
}
