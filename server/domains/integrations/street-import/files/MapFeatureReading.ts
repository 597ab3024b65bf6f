import type { NewFeature } from '../../../map-areas/base-map/saveFeatures';

/** The result of reading a feature: a feature to keep, a reason for skipping it, or a problem. */
export type MapFeatureReading = { feature: NewFeature } | { skipped: string } | { problem: string };
