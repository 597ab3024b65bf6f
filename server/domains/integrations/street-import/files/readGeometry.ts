import { linesOf, polygonsOf, positionsOf } from '../../../../shared/geo/geometryParts';
import type { MapGeometry, Position } from '../../../../shared/geo/MapGeometry';
import { isObject } from './isObject';
import { placeProblem } from './placeProblem';

const geometryTypes = ['LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'];

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

/** Rounds to a decimetre and drops heights. */
export function rounded(geometry: MapGeometry): MapGeometry {
  const round = (value: number): number => Math.round(value * 1e6) / 1e6;
  const walk = (part: unknown[]): unknown[] =>
    typeof part[0] === 'number'
      ? part.slice(0, 2).map((value) => round(value as number))
      : part.map((inner) => walk(inner as unknown[]));
  return { type: geometry.type, coordinates: walk(geometry.coordinates) } as MapGeometry;
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

function isClosed(ring: readonly Position[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

function isBetween(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
