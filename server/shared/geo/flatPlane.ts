import { earthRadiusKm } from './sphere/sphere';
import type { Position } from './MapGeometry';

export interface FlatPlane {
  /** metres east and north of the origin */
  toMetres: (position: Position) => [x: number, y: number];
  toPosition: (metres: readonly [x: number, y: number]) => [longitude: number, latitude: number];
}

const metresPerDegree = (earthRadiusKm * 1000 * Math.PI) / 180;

/** Projects positions to a plane around a place. The error is a thousandth over the few kilometres of a town. */
export function flatPlane([originLongitude = 0, originLatitude = 0]: Position): FlatPlane {
  const perLongitude = metresPerDegree * Math.cos((originLatitude * Math.PI) / 180);
  return {
    toMetres: ([longitude = 0, latitude = 0]) => [
      (longitude - originLongitude) * perLongitude,
      (latitude - originLatitude) * metresPerDegree,
    ],
    toPosition: ([x, y]) => [originLongitude + x / perLongitude, originLatitude + y / metresPerDegree],
  };
}
