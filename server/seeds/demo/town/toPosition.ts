/** Metres east and north of the town hall. */
export type Point = readonly [east: number, north: number];

/** [longitude, latitude] in degrees, as in GeoJSON. */
export type Position = readonly [longitude: number, latitude: number];

/**
 * The town hall of Curlew Heads, an invented town. It is on the coast between Bundaberg and Agnes Water, where real
 * maps show only bush and beach.
 */
const townHall: Position = [152.085, -24.57];
const metresPerDegree = 111_195.08;

export function toPosition([east, north]: Point): Position {
  const [longitude, latitude] = townHall;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
  return [round(longitude + east / (metresPerDegree * shrink)), round(latitude + north / metresPerDegree)];
}
