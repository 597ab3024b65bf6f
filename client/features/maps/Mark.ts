import type { BrochureMarksQuery } from '../../generated/types';

/** One ad on the map, or several that stand too close to each other. */
export type Mark = BrochureMarksQuery['brochureMarkers']['markers'][number];
