const ordinary = 'Its coordinates are no positions in degrees in or near Australia.';

/** Says why a pair of numbers is no position here: most often the order is swapped or the grid differs. */
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
