import type { MapBox } from '../MapBox';

/** What two boxes share; null when they do not touch. */
export function overlapOf(one: MapBox, other: MapBox): MapBox | null {
  const box = {
    west: Math.max(one.west, other.west),
    south: Math.max(one.south, other.south),
    east: Math.min(one.east, other.east),
    north: Math.min(one.north, other.north),
  };
  return box.west <= box.east && box.south <= box.north ? box : null;
}
