import type { Feature } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { tileExtent, type TileFeature, type TileLayers } from '../encodeTile';
import { tileMargin } from '../readTileFeatures';
import type { TileAddress } from '../tileAddress';
import { outlineFeatures, outlineLayers, type OutlineLayer } from './outlineFeatures';

/** At higher zooms the coarse coast would show, and places on the beach would appear in the sea. */
export const deepestOutline = 10;

/** the lowest zoom at which cities of this rank have a name */
const namedFrom: Record<number, number> = { 1: 2, 2: 4, 3: 6 };

let indexes: Record<OutlineLayer, GeoJSONVT> | undefined;

/** Returns the layers below all imported data at low zooms: sea, country, states and cities. */
export function cutOutline({ z, x, y }: TileAddress): TileLayers {
  if (z > deepestOutline) return {};
  indexes ??= indexOutline();
  const cut = (layer: OutlineLayer): TileFeature[] => indexes?.[layer].getTile(z, x, y)?.features ?? [];
  const isNamed = ({ tags }: TileFeature): boolean => z >= (namedFrom[Number(tags?.rank)] ?? 0);
  return Object.fromEntries(outlineLayers.map((layer) => [layer, cut(layer).filter(isNamed)]));
}

function indexOutline(): Record<OutlineLayer, GeoJSONVT> {
  const index = (features: Feature[]): GeoJSONVT =>
    new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom: deepestOutline, extent: tileExtent, buffer: tileExtent * tileMargin, tolerance: 3 },
    );
  const { ocean, outline, borders, cities } = outlineFeatures();
  return { ocean: index(ocean), outline: index(outline), borders: index(borders), cities: index(cities) };
}
