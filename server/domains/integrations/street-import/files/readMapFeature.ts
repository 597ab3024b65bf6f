import { clipRing } from '../../../../shared/geo/polygons/clipRing';
import { boxOfPositions } from '../../../../shared/geo/boxOfPositions';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { linesOf, polygonsOf, positionsOf } from '../../../../shared/geo/geometryParts';
import type { MapGeometry, Position } from '../../../../shared/geo/MapGeometry';
import { rankOfRoad, readRoadClass } from '../../../../../shared/map-style/roadClasses';
import { cleanLine } from '../../../../shared/text/cleanLine';
import type { BaseMapKind } from '../../../map-areas/base-map/BaseMapKind';
import type { NewFeature } from '../../../map-areas/base-map/saveFeatures';
import { normaliseStreetName } from '../../../../shared/australia/normaliseStreetName';
import { placeProblem } from './placeProblem';
import { readFacility } from './readFacility';

const isRailway = /^(?:rail|light_rail|tram|subway|narrow_gauge|monorail|funicular)/i;

/** The result of reading a feature: a feature to keep, a reason for skipping it, or a problem. */
export type MapFeatureReading = { feature: NewFeature } | { skipped: string } | { problem: string };

const geometryTypes = ['LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'];

/** Reads a GeoJSON feature as the given kind. Clips areas to `box`; keeps streets whole. */
export function readMapFeature(value: unknown, kind: BaseMapKind, box: GeoBox): MapFeatureReading {
  if (!isObject(value) || value.type !== 'Feature') return { problem: 'This is no GeoJSON feature.' };
  if (kind === 'FACILITY') return readFacility(value, box);
  const geometry = readGeometry(value.geometry);
  if (typeof geometry === 'string') return { problem: geometry };
  const properties = isObject(value.properties) ? value.properties : {};
  const text = (...names: string[]): string => {
    const found = names.map((name) => properties[name]).find((one) => typeof one === 'string' && one.trim() !== '');
    return typeof found === 'string' ? cleanLine(found) : '';
  };
  const given = text('highway', 'class', 'railway', 'route');
  const isCrossing = kind === 'STREET' && text('kind') === 'intersection';
  const name = text('name', 'street', 'suburb');
  if (Array.from(name).length > 120) return { problem: 'Its name has more than 120 characters.' };
  const wanted = kind === 'STREET' ? kindOfLine(given) : kind;
  const mayBeLines = lineKinds.includes(wanted);
  if (!mayBeLines && polygonsOf(geometry).length === 0) return { problem: 'This kind needs areas, not lines.' };
  const shown = mayBeLines ? (touches(geometry, box) ? geometry : null) : clipAreas(geometry, box);
  if (!shown) return { skipped: 'outside the map' };
  if (wanted !== 'STREET') return { feature: { kind: wanted, name, rank: 3, geometry: shown } };
  const roadClass = readRoadClass(given);
  const [routeNumber = ''] = text('ref').split(';');
  return {
    feature: {
      ...{ kind: wanted, name: isCrossing ? '' : normaliseStreetName(name), geometry: shown },
      ...{
        roadClass,
        rank: rankOfRoad(roadClass),
        routeNumber: /^[A-Z]{0,2}\d{1,4}$/.test(routeNumber) ? routeNumber : '',
      },
    },
  };
}

/** kinds that keep their lines whole; of the others the part on the map is kept */
const lineKinds: readonly BaseMapKind[] = ['STREET', 'RAILWAY', 'FERRY'];

/** Files of streets contain railways, ferries and rivers too, told by their class. */
function kindOfLine(given: string): BaseMapKind {
  if (isRailway.test(given)) return 'RAILWAY';
  if (/^ferry$/i.test(given)) return 'FERRY';
  return /^river$/i.test(given) ? 'WATER' : 'STREET';
}

/** Reads a geometry of lines or areas; a sentence says what is wrong with it. */
export function readGeometry(value: unknown): MapGeometry | string {
  if (!isObject(value) || typeof value.type !== 'string') return 'It has no geometry.';
  if (!geometryTypes.includes(value.type))
    return `A map is made of lines and areas, not of ${value.type.slice(0, 40)}.`;
  const depth = { LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 }[value.type] ?? 0;
  if (!isNested(value.coordinates, depth)) return problemOf(value.coordinates, depth);
  const geometry = { type: value.type, coordinates: value.coordinates } as MapGeometry;
  if (linesOf(geometry).some((line) => line.length < 2)) return 'One of its lines has fewer than two positions.';
  const rings = polygonsOf(geometry).flat();
  if (rings.some((ring) => ring.length < 4)) return 'One of its areas has fewer than three corners.';
  if (rings.some((ring) => !isClosed(ring))) return 'One of its areas is not closed.';
  const [first, ...others] = positionsOf(geometry);
  if (!first) return 'It has no geometry.';
  if (others.every(([x, y]) => x === first[0] && y === first[1])) return 'It is no longer than a point.';
  return rounded(geometry);
}

function isNested(value: unknown, depth: number): boolean {
  if (!Array.isArray(value)) return false;
  if (depth > 0) return value.every((part) => isNested(part, depth - 1));
  const [longitude, latitude] = value as unknown[];
  return isBetween(longitude, 90, 175) && isBetween(latitude, -60, -5);
}

/** Checks the first position only: all positions of a file have the same order and grid. */
function problemOf(value: unknown, depth: number): string {
  const inner: unknown = Array.isArray(value) ? value[0] : undefined;
  if (depth > 0) return problemOf(inner, depth - 1);
  return Array.isArray(value) ? placeProblem(value[0], value[1]) : placeProblem(undefined, undefined);
}

/** Rounds to a decimetre and drops heights. */
function rounded(geometry: MapGeometry): MapGeometry {
  const round = (value: number): number => Math.round(value * 1e6) / 1e6;
  const walk = (part: unknown[]): unknown[] =>
    typeof part[0] === 'number'
      ? part.slice(0, 2).map((value) => round(value as number))
      : part.map((inner) => walk(inner as unknown[]));
  return { type: geometry.type, coordinates: walk(geometry.coordinates) } as MapGeometry;
}

function touches(geometry: MapGeometry, box: GeoBox): boolean {
  const { west, south, east, north } = boxOfPositions(positionsOf(geometry));
  return west <= box.east && east >= box.west && south <= box.north && north >= box.south;
}

function clipAreas(geometry: MapGeometry, box: GeoBox): MapGeometry | null {
  const coordinates = polygonsOf(geometry)
    .map((rings) => rings.map((ring) => clipRing(ring, box)))
    .filter(([outer]) => outer !== undefined && outer.length > 0)
    .map((rings) => rings.filter((ring) => ring.length > 0));
  return coordinates.length === 0 ? null : rounded({ type: 'MultiPolygon', coordinates });
}

function isClosed(ring: readonly Position[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

function isBetween(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
