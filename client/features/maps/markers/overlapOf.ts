import type { MapBox } from '../MapBox';

/** The intersection of two boxes; null when they do not overlap. */
export function overlapOf(one: MapBox, other: MapBox): MapBox | null {
  const box = {
    west: Math.max(one.west, other.west),
    south: Math.max(one.south, other.south),
    east: Math.min(one.east, other.east),
    north: Math.min(one.north, other.north),
  };
  return box.west <= box.east && box.south <= box.north ? box : null;
}
