import type { MapMarker } from '../../../features/maps/MapMarker';

/** True if a marker shows this ad alone. A large group does not name its ads. */
export function standsAlone(markers: readonly MapMarker[], databaseId: number | undefined): boolean {
  return markers.some(({ count, databaseIds }) => count === 1 && databaseIds[0] === databaseId);
}
