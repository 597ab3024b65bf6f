import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { readLandmarkType } from '../../../../../shared/map-style/facilities';
import { groundLayers, groundPrefix, groundProperties } from '../../../../../shared/map-style/groundLayers';
import { tileExtent, type TileFeature, type TileLayers } from '../encodeTile';

/** Reads what maps draw of a vector tile in the Protomaps or OpenMapTiles scheme, under names apart from our layers. */
export function readLayers(bytes: Uint8Array): TileLayers {
  const { layers } = new VectorTile(new PbfReader(bytes));
  const known = groundLayers.map((name) => layers[name]).filter((layer) => layer !== undefined);
  return Object.fromEntries(
    known.map((layer) => {
      const features = Array.from({ length: layer.length }, (_, at) => layer.feature(at));
      const drawn = /^pois?$/.test(layer.name) ? features.filter(isDrawnPlace) : features;
      return [groundPrefix + layer.name, drawn.flatMap(readFeature)];
    }),
  );
}

/** Of thousands of shops and benches maps draw the landmarks. */
function isDrawnPlace({ properties }: VectorTileFeature): boolean {
  return readLandmarkType((name) => properties[name]) !== undefined;
}

function readFeature(feature: VectorTileFeature): TileFeature[] {
  const { type, extent, properties } = feature;
  if (type === 0) return [];
  const scale = tileExtent / extent;
  const lines = feature
    .loadGeometry()
    .map((line) => line.map(({ x, y }): [number, number] => [Math.round(x * scale), Math.round(y * scale)]));
  const tags = Object.fromEntries(
    groundProperties.flatMap((key) => {
      const value = properties[key];
      return typeof value === 'string' ? [[key, value]] : [];
    }),
  );
  return [{ type, geometry: type === 1 ? lines.flat() : lines, tags }];
}
