interface Point {
  latitude: number;
  longitude: number;
}

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along the surface of the earth (haversine). */
export function distanceKm(one: Point, other: Point): number {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const across = height + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * width;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(across));
}
