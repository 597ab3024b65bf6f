import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { Asset } from '../Asset';
import { ProposedAsset } from '../proposals/ProposedAsset';

/**
 * Returns the ad to lock of a file that it has, or that its waiting change adds. Read the file again under the lock.
 */
export async function findAssetToChange({ database }: RequestContext, id: number): Promise<{ brochureId: number }> {
  const asset = await database.getRepository(Asset).findOneBy({ id });
  if (asset) return asset;
  const relations = { revision: true };
  const proposed = await database.getRepository(ProposedAsset).findOne({ where: { id }, relations });
  if (!proposed?.revision) throw noSuchAsset();
  return proposed.revision;
}

export function noSuchAsset(): DomainError {
  return new DomainError('NOT_FOUND', 'There is no such file.');
}
