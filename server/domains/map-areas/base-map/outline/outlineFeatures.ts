import type { Feature, Geometry } from 'geojson';
import { decodePolyline } from '../../../../shared/geo/lines/decodePolyline';
import { cities } from './cities';
import outline from './countryOutline.json';

/** Layers of the outline, lowest first. */
export const outlineLayers = ['ocean', 'outline', 'borders', 'cities'] as const;
export type OutlineLayer = (typeof outlineLayers)[number];

const decimals = 3;
const wholeWorld = [
  [-180, -85],
  [180, -85],
  [180, 85],
  [-180, 85],
  [-180, -85],
];

/** Australia to half a kilometre with the borders of its states and its cities; other countries roughly. */
export function outlineFeatures(): Record<OutlineLayer, Feature[]> {
  const lines = (encoded: readonly string[]) => encoded.map((text) => decodePolyline(text, decimals));
  return {
    ocean: [feature({ type: 'Polygon', coordinates: [wholeWorld] })],
    outline: lines(outline.land).map((ring) => feature({ type: 'Polygon', coordinates: [ring] })),
    borders: [feature({ type: 'MultiLineString', coordinates: lines(outline.borders) })],
    cities: cities.map(([name, rank, latitude, longitude]) =>
      feature({ type: 'Point', coordinates: [longitude, latitude] }, { name, rank }),
    ),
  };
}

function feature(geometry: Geometry, properties: Record<string, string | number> = {}): Feature {
  return { type: 'Feature', properties, geometry };
}
