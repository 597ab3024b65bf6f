import { boxOfMarkers } from '../../../features/maps/markers/boxOfMarkers';
import type { MapBox } from '../../../features/maps/MapBox';
import type { MapPlace } from '../../../features/maps/MapPlace';
import type { MapMarker } from '../../../features/maps/MapMarker';
import type { OffersMap } from '../../../features/maps/open-layers/OffersMap';
import { mainland } from '../../../features/maps/wholeCountry';
import type { VisitorPosition } from '../../../platform/geolocation/currentPosition';

interface Aim {
  place: MapPlace;
  visitor: VisitorPosition | null;
  /** the selected area */
  area: MapBox | null;
  /** all results, as single ads or groups */
  markers: readonly MapMarker[];
  /** true: the map shows the searched area already */
  isShown: boolean;
}

const streetZoom = 17;
const visitorZoom = 15;

/** The zoom that fits the ring of this accuracy, in metres, on a phone. */
function zoomAround(accuracy: number): number {
  // 156,543 m per pixel at zoom 0 on the equator; a little less at Australia's latitudes
  return accuracy === 0 ? visitorZoom : Math.floor(Math.log2((130_000 * 150) / accuracy));
}

/**
 * Moves the map to what the address means: a named place, a searched area, a selected area with or without ads, the
 * visitor's surroundings, or all ads.
 */
export function aimMap(map: OffersMap, { place, visitor, area, markers, isShown }: Aim): void {
  if (isShown) return;
  if (place.box) map.fit(place.box, { close: true });
  else if (place.at) map.goTo(place.at, streetZoom);
  else if (area) map.fit(boxOfMarkers(markers) ?? area);
  else if (visitor) map.goTo(visitor, Math.min(visitorZoom, zoomAround(visitor.accuracy ?? 0)));
  else map.fit(boxOfMarkers(markers) ?? mainland);
}
