import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize, authorizeRole } from '../../../shared/permissions';
import { Asset } from '../../assets/Asset';
import type { AssetUpload } from '../../assets/AssetUpload';
import { attachAssets } from '../../assets/attachAssets';
import { prepareAsset } from '../../assets/prepareAsset';
import { replaceAssetFile } from '../../assets/replaceAssetFile';
import { withPreparedAssets } from '../../assets/withPreparedAssets';
import { Brochure } from '../Brochure';
import { auditedAsset } from './auditedAsset';
import { changeAssets } from './changeAssets';
import { refuseFixedAssets } from './refuseFixedAssets';

interface NewAsset extends AssetUpload {
  brochureId: number;
  /** an asset of the same ad whose place the file takes */
  replaces?: { id: number } | { did: string } | null;
}

const action = 'addAsset';

/** Gives an ad a file, or another file in the place of one that it has. A failed upload leaves nothing behind. */
export async function addAsset(
  context: RequestContext,
  { brochureId, replaces, ...upload }: NewAsset,
): Promise<{ brochure: Brochure; asset: Asset }> {
  await refuseEarly(context, brochureId);
  const prepared = await prepareAsset(context, upload);
  const { brochure, result } = await withPreparedAssets(context, [prepared], () =>
    changeAssets(context, { brochureId, action }, async (manager) => {
      if (replaces) {
        const old = await findAsset(manager, brochureId, replaces);
        const asset = await replaceAssetFile(manager, context, old, prepared);
        return { result: asset, before: auditedAsset(old), after: auditedAsset(asset), letGo: [old.sha256] };
      }
      const [asset] = await attachAssets(manager, context, brochureId, [prepared]);
      if (!asset) throw new Error('One file was prepared, and none was attached.');
      return { result: asset, before: null, after: auditedAsset(asset) };
    }),
  );
  return { brochure, asset: result };
}

/** Nobody has us fetch and re-encode what they may not add; it is asked again under the lock. */
async function refuseEarly(context: RequestContext, id: number): Promise<void> {
  authorizeRole(context.viewer, action);
  const brochure = await context.database.getRepository(Brochure).findOneBy({ id, recordStatus: true });
  if (!brochure) throw new DomainError('NOT_FOUND', `There is no ad ${id}.`);
  authorize(context.viewer, action, brochure);
  refuseFixedAssets(context.viewer, brochure);
}

async function findAsset(
  manager: EntityManager,
  brochureId: number,
  replaces: { id: number } | { did: string },
): Promise<Asset> {
  const asset = await manager.getRepository(Asset).findOneBy({ ...replaces, brochureId });
  if (!asset) throw new DomainError('NOT_FOUND', 'This ad has no such file to replace.');
  return asset;
}
