import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorizeRole } from '../../../shared/permissions';
import { Asset } from '../../assets/Asset';
import type { Brochure } from '../Brochure';
import { auditedAsset } from './auditedAsset';
import { changeAssets } from './changeAssets';
import { findAssetToChange, noSuchAsset } from './findAssetToChange';

const action = 'removeAsset';

/** Takes a file away from its ad, and from the store once no other ad has the same one. */
export async function removeAsset(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  authorizeRole(context.viewer, action);
  const { brochureId } = await findAssetToChange(context, id);
  const { brochure } = await changeAssets(context, { brochureId, action }, async (manager) => {
    const assets = manager.getRepository(Asset);
    const asset = await assets.findOneBy({ id, brochureId });
    if (!asset) throw noSuchAsset();
    await assets.delete({ id });
    return { result: null, before: auditedAsset(asset), after: null, letGo: [asset.sha256] };
  });
  return brochure;
}
