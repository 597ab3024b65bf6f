import type { MapView } from '../../../features/maps/MapView';
import type { MapMarker } from '../../../features/maps/MapMarker';
import { isOnePlace } from '../../../features/maps/markers/isOnePlace';

/** at this zoom the ads of a marker are in the same building */
const closestZoom = 18;

/** True if zooming in separates the ads of a marker. */
export function canSplit(marker: MapMarker, view: MapView | null): boolean {
  if (marker.count === 1 || isOnePlace(marker)) return false;
  return view === null || view.zoom < closestZoom;
}
