import type { BrochureFilter } from '../../../generated/types';
import type { MapBox } from '../MapBox';
import type { MapView } from '../MapView';
import { overlapOf } from './overlapOf';
import { wholeCountry } from '../wholeCountry';

interface Request {
  box: MapBox;
  zoom: number;
}

/** around the window, as a share of it */
const margin = 0.5;
/** markers that were gathered for a zoom this near still look right */
const nearZoom = 0.4;

/** Which markers to ask for; null when those that are here will do. The filter's own box bounds what is searched. */
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

/** The box with a margin on each side, as a share of its width and height. */
function padBox({ west, south, east, north }: MapBox, share: number): MapBox {
  const [across, up] = [(east - west) * share, (north - south) * share];
  return { west: west - across, south: south - up, east: east + across, north: north + up };
}

/** Whether the outer box holds all of the inner one. */
function isInside(inner: MapBox, outer: MapBox): boolean {
  return (
    inner.west >= outer.west && inner.south >= outer.south && inner.east <= outer.east && inner.north <= outer.north
  );
}
