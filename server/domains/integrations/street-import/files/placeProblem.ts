const ordinary = 'Its coordinates are no positions in degrees in or near Australia.';

/** Why a pair of numbers is no place of ours: most often it is one in another order, or on another grid. */
export function placeProblem(first: unknown, second: unknown): string {
  if (typeof first !== 'number' || typeof second !== 'number') return ordinary;
  if (first >= -60 && first <= -5 && second >= 90 && second <= 175) {
    return 'Its coordinates are swapped: longitude comes first, then latitude.';
  }
  if (Math.abs(first) > 360 && Math.abs(second) > 360) {
    return 'Its coordinates are metres of a map grid. Export the file with longitude and latitude in degrees (WGS 84 or GDA).';
  }
  return ordinary;
}
