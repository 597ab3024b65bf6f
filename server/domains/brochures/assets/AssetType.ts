import { registerEnumType } from 'type-graphql';

/** See docs/rules/files.md#kinds-of-files. */
export const AssetType = {
  BROCHURE_IMAGE: 'BROCHURE_IMAGE',
  BROCHURE_THUMBNAIL_IMAGE: 'BROCHURE_THUMBNAIL_IMAGE',
  BROCHURE_PDF: 'BROCHURE_PDF',
  BROCHURE_EXCEL: 'BROCHURE_EXCEL',
  BROCHURE_WORD: 'BROCHURE_WORD',
  BROCHURE_UNKNOWN: 'BROCHURE_UNKNOWN',
} as const;

export type AssetType = keyof typeof AssetType;

registerEnumType(AssetType, {
  name: 'AssetType',
  description: 'What a file of an ad is.',
  valuesConfig: {
    BROCHURE_IMAGE: { description: 'A picture of the ad.' },
    BROCHURE_THUMBNAIL_IMAGE: { description: 'A picture for lists only, used where the ad has no other.' },
    BROCHURE_PDF: { description: 'A PDF document.' },
    BROCHURE_EXCEL: { description: 'A spreadsheet.' },
    BROCHURE_WORD: { description: 'A text document.' },
    BROCHURE_UNKNOWN: { description: 'Any other file.' },
  },
});
