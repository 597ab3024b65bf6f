import type { MapMarker } from '../../../features/maps/MapMarker';
import type { ChosenOffers } from './ChosenOffers';
import { standsAlone } from './standsAlone';
import { hasCoupons, isFromSource } from '../../../generated/brochureTypes';

/** Adds a pin for the ad selected in the list, unless a marker shows it alone already. */
export function markersWithChosen(markers: readonly MapMarker[], chosen: ChosenOffers | null): readonly MapMarker[] {
  const [databaseId] = chosen?.databaseIds ?? [];
  if (!chosen?.type || databaseId === undefined || standsAlone(markers, databaseId)) return markers;
  const { lat, lon } = chosen.at;
  const pin: MapMarker = {
    __typename: 'BrochureMarker',
    latitude: lat,
    longitude: lon,
    count: 1,
    couponsCount: hasCoupons(chosen.type) ? 1 : 0,
    atdwCount: isFromSource(chosen.type) ? 1 : 0,
    type: chosen.type,
    databaseIds: [databaseId],
    west: lon,
    south: lat,
    east: lon,
    north: lat,
  };
  // the group itself is not selected
  const others = markers.map((marker) => ({
    ...marker,
    databaseIds: marker.databaseIds.filter((id) => id !== databaseId),
  }));
  return [...others, pin];
}
