import type { MapBox } from './MapBox';
import type { MapView } from './MapView';

const furthestZoom = 0.5;
const furthestShare = 0.2;

/**
 * True if the map has left the searched area: zoomed by half a step, or moved by a fifth of its size. Rotating a phone
 * or a small move does not count.
 */
export function hasMovedOn(searched: MapView, now: MapView): boolean {
  if (Math.abs(now.zoom - searched.zoom) >= furthestZoom) return true;
  const [from, to] = [middleOf(searched.box), middleOf(now.box)];
  const across = Math.abs(to.longitude - from.longitude) / (now.box.east - now.box.west);
  const up = Math.abs(to.latitude - from.latitude) / (now.box.north - now.box.south);
  return across > furthestShare || up > furthestShare;
}

function middleOf({ west, south, east, north }: MapBox) {
  return { longitude: (west + east) / 2, latitude: (south + north) / 2 };
}
