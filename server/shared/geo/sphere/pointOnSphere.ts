import { earthRadiusKm } from './sphere';

/** A place as x, y, z in kilometres from the earth's centre: straight distances between such points index well. */
export function pointOnSphere(latitude: number, longitude: number): [x: number, y: number, z: number] {
  const phi = (latitude * Math.PI) / 180;
  const lambda = (longitude * Math.PI) / 180;
  return [
    earthRadiusKm * Math.cos(phi) * Math.cos(lambda),
    earthRadiusKm * Math.cos(phi) * Math.sin(lambda),
    earthRadiusKm * Math.sin(phi),
  ];
}
