import { boxOfPositions } from '../../../../shared/geo/boxOfPositions';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { positionsOf } from '../../../../shared/geo/geometryParts';
import { cleanLine } from '../../../../shared/text/cleanLine';
import { readFacilityType } from '../../../../../shared/map-style/facilities';
import { isObject } from './isObject';
import type { MapFeatureReading } from './MapFeatureReading';
import { placeProblem } from './placeProblem';
import { readGeometry } from './readGeometry';

/** OpenStreetMap's tags that say what a facility is, our own before them, and those of registers after them */
const tags = ['facility', 'amenity', 'man_made', 'railway', 'leisure', 'tourism', 'natural', 'category', 'sub_theme'];

/** Reads a GeoJSON feature as a facility: a point, or the middle of an area. */
export function readFacility({ properties, geometry }: Record<string, unknown>, box: GeoBox): MapFeatureReading {
  const given = isObject(properties) ? properties : {};
  const words = tags.map((tag) => given[tag]).filter((value) => typeof value === 'string');
  const facility = words.map(readFacilityType).find((type) => type !== undefined);
  if (!facility) return { skipped: 'no facility or landmark' };
  const name = typeof given['name'] === 'string' ? cleanLine(given['name']) : '';
  if (Array.from(name).length > 120) return { problem: 'Its name has more than 120 characters.' };
  const place = readPlace(geometry);
  if (typeof place === 'string') return { problem: place };
  const [longitude, latitude] = place;
  const isOn = longitude >= box.west && longitude <= box.east && latitude >= box.south && latitude <= box.north;
  if (!isOn) return { skipped: 'outside the map' };
  return { feature: { kind: 'FACILITY', name, rank: 3, facility, geometry: { type: 'Point', coordinates: place } } };
}

function readPlace(value: unknown): [longitude: number, latitude: number] | string {
  const { type, coordinates } = (value ?? {}) as { type?: unknown; coordinates?: unknown };
  if (type !== 'Point') {
    const geometry = readGeometry(value);
    if (typeof geometry === 'string') return geometry;
    const { west, south, east, north } = boxOfPositions(positionsOf(geometry));
    return [(west + east) / 2, (south + north) / 2];
  }
  const [longitude, latitude] = (Array.isArray(coordinates) ? coordinates : []) as unknown[];
  const isPlace =
    typeof longitude === 'number' &&
    typeof latitude === 'number' &&
    isIn(longitude, 90, 175) &&
    isIn(latitude, -60, -5);
  return isPlace ? [longitude, latitude] : placeProblem(longitude, latitude);
}

function isIn(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
