import { earthRadiusKm, furthestKm } from './sphere';

/** Length of the chord from the surface distance in kilometres. */
export function chordFromKm(km: number): number {
  return 2 * earthRadiusKm * Math.sin(Math.min(km, furthestKm) / (2 * earthRadiusKm));
}
