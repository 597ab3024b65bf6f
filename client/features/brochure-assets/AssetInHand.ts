import type { BrochureAssetsBrochureFragment } from '../../generated/types';

/** A file that the ad has. */
export type AssetInHand = BrochureAssetsBrochureFragment['assets'][number];
