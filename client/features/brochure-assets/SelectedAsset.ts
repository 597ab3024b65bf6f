import type { BrochureAssetsBrochureFragment } from '../../generated/types';

/** A saved file of an ad. */
export type SelectedAsset = BrochureAssetsBrochureFragment['assets'][number];
