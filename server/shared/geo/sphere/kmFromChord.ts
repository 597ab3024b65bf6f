import { earthRadiusKm } from './sphere';

/** Surface distance in kilometres from the length of the chord. */
export function kmFromChord(chordKm: number): number {
  return 2 * earthRadiusKm * Math.asin(Math.min(1, chordKm / (2 * earthRadiusKm)));
}
