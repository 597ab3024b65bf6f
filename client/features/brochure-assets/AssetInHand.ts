import type { BrochureAssetsBrochureFragment } from '../../generated/types';

/** A file that the ad has. */
export type AssetInHand = BrochureAssetsBrochureFragment['assets'][number];

export function isPicture({ type }: AssetInHand): boolean {
  return type === 'BROCHURE_IMAGE' || type === 'BROCHURE_THUMBNAIL_IMAGE';
}
