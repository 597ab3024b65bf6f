import type { Mark } from '../../../features/maps/Mark';
import type { ChosenOffers } from './ChosenOffers';
import { canSplit } from './canSplit';
import { standsAlone } from './standsAlone';

const firstZoom = 15;
const step = 2;
const closestZoom = 19;

/**
 * The zoom at which to look for an ad that was chosen in the list. Null when it stands alone, or shares its very place
 * with others, so that a closer look would not help.
 */
export function zoomToReveal(marks: readonly Mark[], chosen: ChosenOffers, zoom: number): number | null {
  const [databaseId] = chosen.databaseIds;
  if (!chosen.type || databaseId === undefined || standsAlone(marks, databaseId) || zoom >= closestZoom) return null;
  const group = marks.find(({ databaseIds }) => databaseIds.includes(databaseId));
  if (group && !canSplit(group, null)) return zoom < firstZoom ? firstZoom : null;
  return Math.min(Math.max(Math.floor(zoom) + step, firstZoom), closestZoom);
}
