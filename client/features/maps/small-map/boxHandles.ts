import type { MapBox } from '../MapBox';

export interface Place {
  longitude: number;
  latitude: number;
}

/** Handles of a box: edges, corners, and the middle, which moves the whole box. */
export type BoxHandle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'middle';

/** smallest side in degrees, about 100 m */
const least = 0.001;

export function boxHandles({ west, south, east, north }: MapBox): Record<BoxHandle, Place> {
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const at = (longitude: number, latitude: number): Place => ({ longitude, latitude });
  return {
    nw: at(west, north),
    n: at(x, north),
    ne: at(east, north),
    e: at(east, y),
    se: at(east, south),
    s: at(x, south),
    sw: at(west, south),
    w: at(west, y),
    middle: at(x, y),
  };
}

/** The box after dragging a handle to a place. An edge cannot pass the opposite one. */
export function drawnBox(box: MapBox, handle: BoxHandle, to: Place): MapBox {
  if (handle === 'middle') {
    const { longitude, latitude } = boxHandles(box).middle;
    const [right, up] = [to.longitude - longitude, to.latitude - latitude];
    return { west: box.west + right, east: box.east + right, south: box.south + up, north: box.north + up };
  }
  const next = { ...box };
  if (handle.includes('w')) next.west = Math.min(to.longitude, box.east - least);
  if (handle.includes('e')) next.east = Math.max(to.longitude, box.west + least);
  if (handle.includes('n')) next.north = Math.max(to.latitude, box.south + least);
  if (handle.includes('s')) next.south = Math.min(to.latitude, box.north - least);
  return next;
}

/** The box between two places, in any order. */
export function boxBetween(one: Place, other: Place): MapBox {
  const [west, east] = [one.longitude, other.longitude].sort((a, b) => a - b) as [number, number];
  const [south, north] = [one.latitude, other.latitude].sort((a, b) => a - b) as [number, number];
  return { west, south, east: Math.max(east, west + least), north: Math.max(north, south + least) };
}
