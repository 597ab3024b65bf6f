import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorizeRole } from '../../../shared/permissions';
import { Asset } from '../../assets/Asset';
import { cleanAltText } from '../../assets/cleanAltText';
import type { Brochure } from '../Brochure';
import { auditedAsset } from './auditedAsset';
import { changeAssets } from './changeAssets';
import { findAssetToChange, noSuchAsset } from './findAssetToChange';

const action = 'updateAsset';

interface AssetTexts {
  id: number;
  /** blank or null: none */
  altText: string | null;
}

/** Says what a picture shows, for those who do not see it. */
export async function updateAsset(
  context: RequestContext,
  { id, altText }: AssetTexts,
): Promise<{ brochure: Brochure; asset: Asset }> {
  authorizeRole(context.viewer, action);
  const { brochureId } = await findAssetToChange(context, id);
  const { brochure, result } = await changeAssets(context, { brochureId, action }, async (manager) => {
    const assets = manager.getRepository(Asset);
    const before = await assets.findOneBy({ id, brochureId });
    if (!before) throw noSuchAsset();
    await assets.update({ id }, { altText: cleanAltText(altText) });
    const asset = await assets.findOneByOrFail({ id });
    return { result: asset, before: auditedAsset(before), after: auditedAsset(asset) };
  });
  return { brochure, asset: result };
}
