import type { MapMarkerMarkerFragment } from '../../generated/types';

/** One ad, or a cluster of ads that are too close to show separately. */
export type MapMarker = MapMarkerMarkerFragment;
