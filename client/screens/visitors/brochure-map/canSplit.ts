import type { MapView } from '../../../features/maps/MapView';
import type { MapMarker } from '../../../features/maps/MapMarker';

/** at this zoom the ads of a marker are in the same building */
const closestZoom = 18;
/** about three metres */
const leastDegrees = 0.00003;

/** True if zooming in separates the ads of a marker. */
export function canSplit(marker: MapMarker, view: MapView | null): boolean {
  if (marker.count === 1) return false;
  // a group beyond the naming limit cannot be a list, so zoom in while a closer zoom exists
  const isOnePlace = marker.east - marker.west < leastDegrees && marker.north - marker.south < leastDegrees;
  if (isOnePlace && marker.databaseIds.length > 0) return false;
  return view === null || view.zoom < closestZoom || marker.databaseIds.length === 0;
}
