import { transformExtent } from 'ol/proj.js';
import type { MapBox } from '../MapBox';
import { overlapOf } from '../markers/overlapOf';
import { wholeCountry } from '../wholeCountry';

/** The box in map units, cut to the country. Returns the whole country for a box outside. */
export function extentOf(box: MapBox): number[] {
  const { west, south, east, north } = overlapOf(box, wholeCountry) ?? wholeCountry;
  return transformExtent([west, south, east, north], 'EPSG:4326', 'EPSG:3857');
}
