import type { AssetInHand } from './AssetInHand';

export function isPicture({ type }: Pick<AssetInHand, 'type'>): boolean {
  return type === 'BROCHURE_IMAGE' || type === 'BROCHURE_THUMBNAIL_IMAGE';
}
