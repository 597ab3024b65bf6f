import { earthRadiusKm, furthestKm } from './sphere';

/** The straight line through the earth, from the way along its surface. */
export function chordFromKm(km: number): number {
  return 2 * earthRadiusKm * Math.sin(Math.min(km, furthestKm) / (2 * earthRadiusKm));
}
