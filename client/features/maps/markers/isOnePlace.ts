import type { MapBox } from '../MapBox';

/** about three metres */
const leastDegrees = 0.00003;

/** True if the ads of a marker are behind one door, so that no zoom can separate them. */
export function isOnePlace({ west, south, east, north }: MapBox): boolean {
  return east - west < leastDegrees && north - south < leastDegrees;
}
