import { ScreenSpace, type ScreenBox } from '../ScreenSpace';
import type { MapMarker } from '../MapMarker';
import { isOnePlace } from './isOnePlace';

/** a marker on the plane of the screen, in CSS pixels from any origin */
interface PlacedMarker {
  marker: MapMarker;
  x: number;
  y: number;
}

/** most markers with a number at a time, so that they do not hide the map */
const mostNumbered = 20;
/** half the width of a number with air, in CSS pixels */
const half = { crowd: 24, door: 18 };

/**
 * Chooses the markers that show their number; all others are dots. A number helps where a list cannot name the ads, or
 * where they are behind one door. The largest come first, and none overlaps another or a label.
 */
export function prominentMarkers(placed: readonly PlacedMarker[], labels: readonly ScreenBox[]): Set<MapMarker> {
  const space = new ScreenSpace(labels);
  const prominent = new Set<MapMarker>();
  const numbered = placed.filter(({ marker }) => isCrowd(marker) || (marker.count > 1 && isOnePlace(marker)));
  for (const { marker, x, y } of numbered.sort((one, other) => other.marker.count - one.marker.count)) {
    if (prominent.size >= mostNumbered) break;
    const reach = isCrowd(marker) ? half.crowd : half.door;
    if (space.take({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach })) prominent.add(marker);
  }
  return prominent;
}

/** The server names the ads of small groups only. */
function isCrowd({ count, databaseIds }: MapMarker): boolean {
  return count > 1 && databaseIds.length === 0;
}
