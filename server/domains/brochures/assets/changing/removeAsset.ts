import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { authorizeRole } from '../../../../shared/permissions';
import { Asset } from '../Asset';
import { auditedAsset } from './auditedAsset';
import { changeAssets } from './changeAssets';
import { findAssetToChange, noSuchAsset } from './findAssetToChange';
import { Brochure } from '../../Brochure';

@ObjectType({ description: 'What `removeAsset` did.' })
export class RemoveAssetPayload {
  @Field(() => ID, { description: 'Global id of the file that is gone.' })
  readonly removedAssetId: string;

  @Field(() => Brochure, { description: 'The ad with the files that it still has.' })
  readonly brochure: Brochure;

  constructor(removedAssetId: string, brochure: Brochure) {
    this.removedAssetId = removedAssetId;
    this.brochure = brochure;
  }
}

@InputType({ description: 'Which file to remove.' })
export class RemoveAssetInput {
  @Field(() => ID, { description: 'Global id of the file.' })
  id: string;
}

const action = 'removeAsset';

/** Removes a file from its ad, and from the store if no other ad uses it. */
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
