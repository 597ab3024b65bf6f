import type { MapBox } from '../MapBox';

/** The bounding box of all markers; null when there are none. */
export function boxOfMarkers(markers: readonly MapBox[]): MapBox | null {
  if (markers.length === 0) return null;
  return {
    west: Math.min(...markers.map((marker) => marker.west)),
    south: Math.min(...markers.map((marker) => marker.south)),
    east: Math.max(...markers.map((marker) => marker.east)),
    north: Math.max(...markers.map((marker) => marker.north)),
  };
}
