import type { AssetType } from '../../generated/types';
import type { Upload } from '../brochure-assets/Upload';

const types: Readonly<Record<NonNullable<Upload['kind']>, AssetType>> = {
  PICTURE: 'BROCHURE_IMAGE',
  PDF: 'BROCHURE_PDF',
  OFFICE: 'BROCHURE_WORD',
};

/** Kinds of files that the ad will have as soon as it is saved. */
export function comingFiles(uploads: readonly Upload[]): AssetType[] {
  return uploads.flatMap(({ kind, state }) => (kind === null || state === 'REFUSED' ? [] : [types[kind]]));
}
