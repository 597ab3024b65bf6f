import type { BrochureFilter } from '../../../generated/types';
import type { MapBox } from '../MapBox';
import type { MapView } from '../MapView';
import { overlapOf } from './overlapOf';
import { wholeCountry } from '../wholeCountry';

interface Request {
  box: MapBox;
  zoom: number;
}

/** margin on each side, as a share of the window */
const margin = 0.5;
/** difference in zoom up to which loaded markers still look right */
const nearZoom = 0.4;

/** The markers to request; null when the loaded ones suffice. The filter's own box limits the request. */
export function markersNeeded(
  view: MapView,
  filter: BrochureFilter,
  loaded: (Request & { filter: BrochureFilter }) | null,
): Request | null {
  const bounds = filter.box ?? wholeCountry;
  const shown = overlapOf(view.box, bounds);
  if (!shown) return null;
  const isHere =
    loaded?.filter === filter && Math.abs(loaded.zoom - view.zoom) < nearZoom && isInside(shown, loaded.box);
  if (isHere) return null;
  return { box: overlapOf(padBox(view.box, margin), bounds) ?? shown, zoom: view.zoom };
}

/** Extends the box on each side by a share of its width and height. */
function padBox({ west, south, east, north }: MapBox, share: number): MapBox {
  const [across, up] = [(east - west) * share, (north - south) * share];
  return { west: west - across, south: south - up, east: east + across, north: north + up };
}

/** True if the outer box contains the inner one. */
function isInside(inner: MapBox, outer: MapBox): boolean {
  return (
    inner.west >= outer.west && inner.south >= outer.south && inner.east <= outer.east && inner.north <= outer.north
  );
}
