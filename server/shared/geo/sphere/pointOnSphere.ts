import { earthRadiusKm } from './sphere';

/**
 * Returns a place as x, y, z in kilometres from the earth's centre, because indexes support straight distances between
 * such points.
 */
export function pointOnSphere(latitude: number, longitude: number): [x: number, y: number, z: number] {
  const phi = (latitude * Math.PI) / 180;
  const lambda = (longitude * Math.PI) / 180;
  return [
    earthRadiusKm * Math.cos(phi) * Math.cos(lambda),
    earthRadiusKm * Math.cos(phi) * Math.sin(lambda),
    earthRadiusKm * Math.sin(phi),
  ];
}
