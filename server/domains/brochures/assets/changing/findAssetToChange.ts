import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { Asset } from '../Asset';

/** Returns the asset, which names the ad to lock. Read the asset again under the lock. */
export async function findAssetToChange({ database }: RequestContext, id: number): Promise<Asset> {
  const asset = await database.getRepository(Asset).findOneBy({ id });
  if (!asset) throw noSuchAsset();
  return asset;
}

export function noSuchAsset(): DomainError {
  return new DomainError('NOT_FOUND', 'There is no such file.');
}
