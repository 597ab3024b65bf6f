import type { GeoBox } from '../../../../shared/geo/GeoBox';

const kmPerDegree = 111.195;

/** Returns the box with this many kilometres more on each side. */
export function widenBox({ west, south, east, north }: GeoBox, km: number): GeoBox {
  const up = km / kmPerDegree;
  const aside = up / Math.cos((((south + north) / 2) * Math.PI) / 180);
  return { west: west - aside, south: south - up, east: east + aside, north: north + up };
}
