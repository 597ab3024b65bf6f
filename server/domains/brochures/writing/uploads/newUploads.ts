import { DomainError } from '../../../../shared/errors/DomainError';
import type { AssetUpload } from '../../assets/files/AssetUpload';
import type { AssetsBody } from '../../rest/brochureBody';

/** Returns the files in the body that the ad does not have yet. */
export function newUploads(assets: AssetsBody | undefined): AssetUpload[] {
  return (assets ?? []).flatMap(({ did, ...upload }, index) => {
    if (!did) return [upload];
    if (upload.contentBase64Encoded) throw replacedElsewhere(index);
    return [];
  });
}

function replacedElsewhere(index: number): DomainError {
  const message = 'A file that the ad has is replaced by addAsset: leave contentBase64Encoded out, or leave did out.';
  const errors = [{ field: `assets.${index}.contentBase64Encoded`, code: 'USE_ADD_ASSET', message }];
  return new DomainError('VALIDATION_FAILED', message, { errors });
}
