import type { MapGeometry, Position } from './MapGeometry';

/** The lines of a geometry; of an area none. */
export function linesOf(geometry: MapGeometry): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

/** The polygons of a geometry, each as outer ring and holes; of a line none. */
export function polygonsOf(geometry: MapGeometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

/** All positions, in order. */
export function positionsOf(geometry: MapGeometry): Position[] {
  return [...linesOf(geometry), ...polygonsOf(geometry).flat()].flat();
}
