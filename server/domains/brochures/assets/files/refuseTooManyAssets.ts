import { DomainError } from '../../../../shared/errors/DomainError';
import { AssetType } from '../AssetType';

const mostOfKind = 20;

const isPicture = (type: AssetType): boolean =>
  type === AssetType.BROCHURE_IMAGE || type === AssetType.BROCHURE_THUMBNAIL_IMAGE;

/** Refuses more than 20 images for an ad (docs/rules/files.md#size-limits), or more than 20 documents. */
export function refuseTooManyAssets(types: readonly AssetType[]): void {
  const pictures = types.filter(isPicture).length;
  if (pictures > mostOfKind) throw refusal('TOO_MANY_IMAGES', 'pictures');
  if (types.length - pictures > mostOfKind) throw refusal('TOO_MANY_DOCUMENTS', 'documents');
}

function refusal(code: string, what: string): DomainError {
  const message = `An ad has at most ${mostOfKind} ${what}. Remove one first.`;
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'assets', code, message }] });
}
