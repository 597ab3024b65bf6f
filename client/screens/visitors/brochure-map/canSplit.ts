import type { MapView } from '../../../features/maps/MapView';
import type { MapMarker } from '../../../features/maps/MapMarker';

/** closer than this the ads of a marker stand in one house */
const closestZoom = 18;
/** about three metres */
const leastDegrees = 0.00003;

/** Whether a closer look would tell the ads of a marker apart. */
export function canSplit(marker: MapMarker, view: MapView | null): boolean {
  if (marker.count === 1) return false;
  // more than are named cannot be shown as a list, so one goes closer as long as there is a closer
  const isOnePlace = marker.east - marker.west < leastDegrees && marker.north - marker.south < leastDegrees;
  if (isOnePlace && marker.databaseIds.length > 0) return false;
  return view === null || view.zoom < closestZoom || marker.databaseIds.length === 0;
}
