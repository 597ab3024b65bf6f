import type { Feature, Geometry } from 'geojson';
import { decodePolyline } from '../../../../shared/geo/lines/decodePolyline';
import { cities } from './cities';
import outline from './countryOutline.json';
import localities from './localities.json';

/** Layers of the outline, lowest first. */
export const outlineLayers = ['ocean', 'outline', 'lakes', 'rivers', 'borders', 'cities', 'localities'] as const;
export type OutlineLayer = (typeof outlineLayers)[number];

/** of the encoded positions */
export const outlineDecimals = 3;
const wholeWorld = [
  [-180, -85],
  [180, -85],
  [180, 85],
  [-180, 85],
  [-180, -85],
];
/** below the ranks of the cities' own list */
const firstTownRank = 4;

/**
 * Australia at 1:10 million with the borders of its states, lakes, rivers, cities, towns and suburbs; other countries
 * roughly.
 */
export function outlineFeatures(): Record<OutlineLayer, Feature[]> {
  const lines = (encoded: readonly string[]) => encoded.map((text) => decodePolyline(text, outlineDecimals));
  const polygons = (encoded: readonly string[]) =>
    lines(encoded).map((ring) => feature({ type: 'Polygon', coordinates: [ring] }));
  return {
    ocean: [feature({ type: 'Polygon', coordinates: [wholeWorld] })],
    outline: polygons(outline.land),
    lakes: polygons(outline.lakes),
    rivers: [feature({ type: 'MultiLineString', coordinates: lines(outline.rivers) })],
    borders: [feature({ type: 'MultiLineString', coordinates: lines(outline.borders) })],
    cities: [
      ...cities.map(([name, rank, latitude, longitude]) => pointOf({ name, rank }, longitude, latitude)),
      ...localities.towns.flatMap((towns, at) => towns.map((town) => readLocality(town, firstTownRank + at))),
    ],
    localities: localities.suburbs.map((suburb) => readLocality(suburb)),
  };
}

/** Reads "name|latitude|longitude". */
function readLocality(text: string, rank?: number): Feature {
  const [name = '', latitude, longitude] = text.split('|');
  return pointOf({ name, ...(rank !== undefined && { rank }) }, Number(longitude), Number(latitude));
}

function pointOf(properties: Record<string, string | number>, longitude: number, latitude: number): Feature {
  return feature({ type: 'Point', coordinates: [longitude, latitude] }, properties);
}

function feature(geometry: Geometry, properties: Record<string, string | number> = {}): Feature {
  return { type: 'Feature', properties, geometry };
}
