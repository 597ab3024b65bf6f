import type { SelectedAsset } from '../SelectedAsset';

export function isPicture({ type }: Pick<SelectedAsset, 'type'>): boolean {
  return type === 'BROCHURE_IMAGE' || type === 'BROCHURE_THUMBNAIL_IMAGE';
}
