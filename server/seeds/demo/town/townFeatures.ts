import type { NewFeature } from '../../../domains/map-areas/base-map/saveFeatures';
import { clipLine } from '../../../shared/geo/lines/clipLine';
import { clipRing } from '../../../shared/geo/polygons/clipRing';
import type { GeoBox } from '../../../shared/geo/GeoBox';
import type { Position } from '../../../shared/geo/MapGeometry';
import type { Area } from './areas';
import { land } from './land';
import { parks } from './parks';
import { findStreets } from './streets';
import { suburbs } from './suburbs';
import { toPosition, type Point } from './toPosition';

/** metres around an area that are also stored, so that a map continues beyond its edge */
const beyond = 4000;

/** Roads through several suburbs or along the water. */
const mainRoads = new Set(['Coast Road', 'Tallowood Road']);
const collectors = /Esplanade|Parade|Lighthouse Road|Mill Creek Road|Wharf Street|Anchor Street/;

/** Returns the base map of an area: land, parks, suburbs and all streets near it, each complete. */
export function townFeatures(area: Area): NewFeature[] {
  const box = boxAround(area, beyond);
  const plain = { name: '', rank: 3 };
  return [
    ...land.flatMap((ring) => asArea(ring, box)).map((geometry) => ({ ...plain, kind: 'LAND' as const, geometry })),
    ...parks.flatMap(({ name, ring }) =>
      asArea(ring, box).map((geometry) => ({ ...plain, kind: 'PARK' as const, name, geometry })),
    ),
    ...Object.entries(suburbs).flatMap(([name, centre]) =>
      asWholeArea(suburbRing(centre), box).map((geometry) => ({ ...plain, kind: 'SUBURB' as const, name, geometry })),
    ),
    ...findStreets()
      .filter(({ line }) => clipLine(line.map(mutable), box).length > 0)
      .map(({ name, line }) => ({
        kind: 'STREET' as const,
        name,
        rank: rankOf(name),
        geometry: { type: 'LineString' as const, coordinates: line.map(positionOf) },
      })),
  ];
}

function rankOf(name: string): number {
  if (mainRoads.has(name)) return 1;
  if (collectors.test(name)) return 2;
  return / (Lane|Court)$/.test(name) ? 4 : 3;
}

function boxAround({ southWest: [west, south], columns, rows, square }: Area, margin: number): GeoBox {
  return {
    west: west - margin,
    south: south - margin,
    east: west + columns * square + margin,
    north: south + rows * square + margin,
  };
}

function asArea(ring: readonly Point[], box: GeoBox): NewFeature['geometry'][] {
  const inside = clipRing(ring.map(mutable), box) as [number, number][];
  return inside.length === 0 ? [] : [{ type: 'Polygon', coordinates: [inside.map(positionOf)] }];
}

/** Does not cut the area, so that two map areas that share it have identical features and its name appears once. */
function asWholeArea(ring: readonly Point[], box: GeoBox): NewFeature['geometry'][] {
  return asArea(ring, box).length === 0 ? [] : [{ type: 'Polygon', coordinates: [ring.map(positionOf)] }];
}

/** Returns a square around the suburb's centre, which is enough to place its name. */
function suburbRing([x, y]: Point): Point[] {
  const reach = 400;
  return [
    [x - reach, y - reach],
    [x + reach, y - reach],
    [x + reach, y + reach],
    [x - reach, y + reach],
    [x - reach, y - reach],
  ];
}

function mutable([x, y]: Point): Position {
  return [x, y];
}

function positionOf(point: Point): Position {
  const [longitude, latitude] = toPosition(point);
  return [longitude, latitude];
}
