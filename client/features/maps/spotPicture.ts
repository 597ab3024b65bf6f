import type { Position } from '../../platform/geolocation/currentPosition';

/** The server's picture of a place; some ten metres are exact enough, and make neighbours share one. */
export function spotPicture({ lat, lon }: Position): string {
  return `/base-map/spot/${lat.toFixed(4)},${lon.toFixed(4)}.svg`;
}
