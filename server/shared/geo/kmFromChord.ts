import { earthRadiusKm } from './sphere';

/** The way along the surface, from the straight line through the earth. */
export function kmFromChord(chordKm: number): number {
  return 2 * earthRadiusKm * Math.asin(Math.min(1, chordKm / (2 * earthRadiusKm)));
}
