import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { authorizeRole } from '../../../../shared/permissions';
import { Asset } from '../Asset';
import { cleanAltText } from './cleanAltText';
import { auditedAsset } from './auditedAsset';
import { changeAssets } from './changeAssets';
import { findAssetToChange, noSuchAsset } from './findAssetToChange';
import { HasLength } from '../../../../shared/validation/HasLength';
import { Brochure } from '../../Brochure';

@ObjectType({ description: 'What `updateAsset` did.' })
export class UpdateAssetPayload {
  @Field(() => Asset, { description: 'The file as it is now.' })
  readonly asset: Asset;

  @Field(() => Brochure, { description: 'The ad with its files as they are now.' })
  readonly brochure: Brochure;

  constructor({ asset, brochure }: { asset: Asset; brochure: Brochure }) {
    this.asset = asset;
    this.brochure = brochure;
  }
}

@InputType({ description: 'What a picture shows.' })
export class UpdateAssetInput {
  @Field(() => ID, { description: 'Global id of the file.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Up to 300 characters; null or blank for none.' })
  @HasLength(1, 300, 'The description of a picture has at most 300 characters.')
  altText?: string | null;
}

const action = 'updateAsset';

interface AssetTexts {
  id: number;
  /** null or blank removes the text */
  altText: string | null;
}

/** Sets the alt text of a picture. */
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
