import type { MapBox } from './MapBox';

/** Whether the outer box holds all of the inner one. */
export function isInside(inner: MapBox, outer: MapBox): boolean {
  return (
    inner.west >= outer.west && inner.south >= outer.south && inner.east <= outer.east && inner.north <= outer.north
  );
}
