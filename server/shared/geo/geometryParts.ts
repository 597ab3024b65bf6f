import type { MapGeometry, Position } from './MapGeometry';

/** Returns the lines of a geometry; empty for an area. */
export function linesOf(geometry: MapGeometry): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

/** Returns the polygons of a geometry, each as outer ring and holes; empty for a line. */
export function polygonsOf(geometry: MapGeometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

/** Returns all positions, in order. */
export function positionsOf(geometry: MapGeometry): Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  return [...linesOf(geometry), ...polygonsOf(geometry).flat()].flat();
}
