import type { AssetType } from '../../generated/types';

/** Kinds of files in people's words. */
export const fileKinds: Record<AssetType, string> = {
  BROCHURE_IMAGE: 'Picture',
  BROCHURE_THUMBNAIL_IMAGE: 'Picture',
  BROCHURE_PDF: 'PDF',
  BROCHURE_EXCEL: 'Excel document',
  BROCHURE_WORD: 'Word document',
  BROCHURE_UNKNOWN: 'File',
};
