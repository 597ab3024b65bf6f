import { boxOfMarks } from '../../../features/maps/boxOfMarks';
import type { MapPlace } from '../../../features/maps/MapPlace';
import type { Mark } from '../../../features/maps/Mark';
import type { OffersMap } from '../../../features/maps/open-layers/OffersMap';
import { mainland } from '../../../features/maps/wholeCountry';
import type { Position } from '../../../platform/geolocation/currentPosition';

interface Aim {
  place: MapPlace;
  visitor: Position | null;
  /** all that was found, however coarse */
  marks: readonly Mark[];
  /** the searched area is what the map shows already */
  isShown: boolean;
}

const streetZoom = 17;
const visitorZoom = 15;

/** Shows what the address means: a named place, a searched area, the visitor's surroundings, or all ads there are. */
export function aimMap(map: OffersMap, { place, visitor, marks, isShown }: Aim): void {
  if (isShown) return;
  if (place.box) map.fit(place.box, { close: true });
  else if (place.at) map.goTo(place.at, streetZoom);
  else if (visitor) map.goTo(visitor, visitorZoom);
  else map.fit(boxOfMarks(marks) ?? mainland);
}
