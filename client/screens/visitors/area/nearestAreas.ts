import type { AreaScreenQuery } from '../../../generated/types';

type Area = AreaScreenQuery['mapAreas']['edges'][number]['node'];

export interface NearArea {
  area: Area;
  /** between the middles of both areas, in kilometres */
  distanceKm: number;
}

const most = 6;
const earthKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function middleOf({ west, south, east, north }: Area) {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

function kilometresBetween(one: Area, other: Area): number {
  const [a, b] = [middleOf(one), middleOf(other)];
  const [latitude, longitude] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(h));
}

/** Returns up to 6 other areas with offers, nearest first. */
export function nearestAreas(areas: readonly Area[], id: string): NearArea[] {
  const from = areas.find((area) => area.id === id);
  if (!from) return [];
  return areas
    .filter((area) => area.id !== id && area.activeBrochuresCount > 0)
    .map((area) => ({ area, distanceKm: kilometresBetween(from, area) }))
    .sort((one, other) => one.distanceKm - other.distanceKm)
    .slice(0, most);
}
