import type { MapView } from '../../../features/maps/MapView';
import type { Mark } from '../../../features/maps/Mark';

/** closer than this the ads of a mark stand in one house */
const closestZoom = 18;
/** about three metres */
const leastDegrees = 0.00003;

/** Whether a closer look would tell the ads of a mark apart. */
export function canSplit(mark: Mark, view: MapView | null): boolean {
  if (mark.count === 1) return false;
  // more than are named cannot be shown as a list, so one goes closer as long as there is a closer
  const isOnePlace = mark.east - mark.west < leastDegrees && mark.north - mark.south < leastDegrees;
  if (isOnePlace && mark.databaseIds.length > 0) return false;
  return view === null || view.zoom < closestZoom || mark.databaseIds.length === 0;
}
