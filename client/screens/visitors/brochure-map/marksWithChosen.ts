import type { Mark } from '../../../features/maps/Mark';
import type { ChosenOffers } from './ChosenOffers';
import { standsAlone } from './standsAlone';

/** The marks, and a pin for the ad that was chosen in the list where it stands in a group, or is not among them. */
export function marksWithChosen(marks: readonly Mark[], chosen: ChosenOffers | null): readonly Mark[] {
  const [databaseId] = chosen?.databaseIds ?? [];
  if (!chosen?.type || databaseId === undefined || standsAlone(marks, databaseId)) return marks;
  const { lat, lon } = chosen.at;
  const pin: Mark = {
    __typename: 'BrochureMarker',
    latitude: lat,
    longitude: lon,
    count: 1,
    couponsCount: chosen.type === 'CP_AD' ? 1 : 0,
    atdwCount: chosen.type === 'ATDW_AD' ? 1 : 0,
    type: chosen.type,
    databaseIds: [databaseId],
    west: lon,
    south: lat,
    east: lon,
    north: lat,
  };
  // the group is not chosen with it
  const others = marks.map((mark) => ({ ...mark, databaseIds: mark.databaseIds.filter((id) => id !== databaseId) }));
  return [...others, pin];
}
