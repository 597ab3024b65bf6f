import type { MapMarker } from '../../../features/maps/MapMarker';

/** Whether the map has a marker for this ad alone. A large group names none of its ads. */
export function standsAlone(markers: readonly MapMarker[], databaseId: number | undefined): boolean {
  return markers.some(({ count, databaseIds }) => count === 1 && databaseIds[0] === databaseId);
}
