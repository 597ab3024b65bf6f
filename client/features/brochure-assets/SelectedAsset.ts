import type { BrochureAssetsBrochureFragment } from '../../generated/types';

/** A file that the ad has. */
export type SelectedAsset = BrochureAssetsBrochureFragment['assets'][number];
