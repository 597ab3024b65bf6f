import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import type { AssetUpload } from '../../assets/files/AssetUpload';
import { prepareAsset } from '../../assets/files/prepareAsset';
import type { PreparedAsset } from '../../assets/files/PreparedAsset';

/** Prepares files one after the other, because each may be large. Errors have the file's index in the list. */
export async function prepareUploads(
  context: RequestContext,
  uploads: readonly AssetUpload[],
): Promise<PreparedAsset[]> {
  const prepared: PreparedAsset[] = [];
  for (const [index, upload] of uploads.entries()) {
    try {
      prepared.push(await prepareAsset(context, upload));
    } catch (error) {
      throw error instanceof DomainError ? placed(error, index) : error;
    }
  }
  return prepared;
}

function placed({ code, message, errors, cause }: DomainError, index: number): DomainError {
  const inList = errors.map((error) => ({ ...error, field: `assets.${index}.${error.field}` }));
  return new DomainError(code, message, { errors: inList, cause });
}
