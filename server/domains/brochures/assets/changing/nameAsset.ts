import type { Asset } from '../Asset';
import { AssetType } from '../AssetType';

const names: Record<AssetType, string> = {
  [AssetType.BROCHURE_IMAGE]: 'Picture',
  [AssetType.BROCHURE_THUMBNAIL_IMAGE]: 'Thumbnail',
  [AssetType.BROCHURE_PDF]: 'PDF',
  [AssetType.BROCHURE_EXCEL]: 'Spreadsheet',
  [AssetType.BROCHURE_WORD]: 'Text document',
  [AssetType.BROCHURE_UNKNOWN]: 'File',
};

/** Returns a label of a file for people, for example `Picture "The terrace" (a1B2c3D4e5F6)`. */
export function nameAsset({ type, altText, did }: Asset): string {
  return `${names[type]} ${altText === null ? '' : `"${altText}" `}(${did})`;
}
