/** metres that a road of each rank takes on the map, wider than it is, so that it can be seen */
const metres = [0, 20, 15, 11, 6];
const least = [0, 1.5, 1, 0.75, 0.5];
const most = 22;

/** metres of the Mercator plane for a pixel, at which names begin to be written */
const namedBelow = [0, 20, 10, 5, 2.5];

/** Pixels; `resolution` is metres for a pixel. */
export function roadWidth(rank: number, resolution: number): number {
  return Math.min(most, Math.max(least[rank] ?? 1, (metres[rank] ?? 10) / resolution));
}

export function isNamed(rank: number, resolution: number): boolean {
  return resolution <= (namedBelow[rank] ?? 0);
}

export function nameSize(rank: number, resolution: number): number {
  if (rank === 1) return resolution < 5 ? 13 : 12;
  return resolution < 1.5 ? 12 : 11;
}
