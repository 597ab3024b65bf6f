import type { BrochureMarkersOfMapQuery } from '../../generated/types';

/** One ad on the map, or several that stand too close to each other. */
export type MapMarker = BrochureMarkersOfMapQuery['brochureMarkers']['markers'][number];
