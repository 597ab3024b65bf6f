import type { MapMarker } from '../../../features/maps/MapMarker';
import { canSplit } from './canSplit';
import type { ChosenOffers } from './ChosenOffers';
import { standsAlone } from './standsAlone';

const firstZoom = 15;

const step = 2;

const closestZoom = 19;

/**
 * The zoom that separates an ad selected in the list from its group. Null if it is separate already, or shares its
 * position with others, so that no zoom can separate it.
 */
export function zoomToReveal(markers: readonly MapMarker[], chosen: ChosenOffers, zoom: number): number | null {
  const [databaseId] = chosen.databaseIds;
  if (!chosen.type || databaseId === undefined || standsAlone(markers, databaseId) || zoom >= closestZoom) return null;
  const group = markers.find(({ databaseIds }) => databaseIds.includes(databaseId));
  if (group && !canSplit(group, null)) return zoom < firstZoom ? firstZoom : null;
  return Math.min(Math.max(Math.floor(zoom) + step, firstZoom), closestZoom);
}
