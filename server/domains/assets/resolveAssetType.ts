import type { DocumentFormat } from '../../platform/documents/DocumentFormat';
import { DomainError } from '../../shared/errors/DomainError';
import { AssetType } from './AssetType';

type ContentKind = 'image' | DocumentFormat;

const words: Record<ContentKind, string> = {
  image: 'a picture',
  pdf: 'a PDF',
  xlsx: 'an Excel document',
  docx: 'a Word document',
};

/** The kinds that may hold a content; the first is taken where the caller does not say. */
const typesOf: Record<ContentKind, readonly [AssetType, ...AssetType[]]> = {
  image: [AssetType.BROCHURE_IMAGE, AssetType.BROCHURE_THUMBNAIL_IMAGE],
  pdf: [AssetType.BROCHURE_PDF],
  xlsx: [AssetType.BROCHURE_EXCEL],
  docx: [AssetType.BROCHURE_WORD],
};

/** Type by content, never by name (docs/rules/files.md#type-by-content): a claim that the content denies is refused. */
export function resolveAssetType(claimed: AssetType | null | undefined, content: ContentKind): AssetType {
  const possible = typesOf[content];
  if (claimed == null || claimed === AssetType.BROCHURE_UNKNOWN) return possible[0];
  if (possible.includes(claimed)) return claimed;
  const message = `The file is ${words[content]}: its type is ${possible.join(' or ')}, not ${claimed}.`;
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'type', code: 'TYPE_MISMATCH', message }] });
}
