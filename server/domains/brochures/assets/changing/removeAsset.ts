import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { authorizeRole } from '../../../../shared/authorize';
import { Asset } from '../Asset';
import { auditedAsset } from './auditedAsset';
import { changeAssets, type ChangedAssets } from './changeAssets';
import { isPendingRevisionOf } from './isPendingRevisionOf';
import type { AssetProposal } from '../proposals/AssetProposal';
import { withoutIdleOrder } from '../proposals/realProposal';
import { findAssetToChange, noSuchAsset } from './findAssetToChange';
import { Brochure } from '../../Brochure';

@ObjectType({ description: 'What `removeAsset` did.' })
export class RemoveAssetPayload {
  @Field(() => ID, { description: 'Global id of the file that is gone, or that the change removes.' })
  readonly removedAssetId: string;

  @Field(() => Brochure, { description: 'The ad with the files that it still has.' })
  readonly brochure: Brochure;

  @Field({ description: isPendingRevisionOf })
  readonly isPendingRevision: boolean;

  constructor(removedAssetId: string, { brochure, pendingRevision }: ChangedAssets) {
    this.removedAssetId = removedAssetId;
    this.brochure = brochure;
    this.isPendingRevision = pendingRevision;
  }
}

@InputType({ description: 'Which file to remove.' })
export class RemoveAssetInput {
  @Field(() => ID, { description: 'Global id of the file.' })
  id: string;
}

const action = 'removeAsset';

/** Removes a file from its ad, and from the store if no other ad uses it. */
export async function removeAsset(context: RequestContext, { id }: { id: number }): Promise<ChangedAssets> {
  authorizeRole(context.viewer, action);
  const { brochureId } = await findAssetToChange(context, id);
  return changeAssets(
    context,
    { brochureId, action },
    {
      async apply(manager) {
        const assets = manager.getRepository(Asset);
        const asset = await assets.findOneBy({ id, brochureId });
        if (!asset) throw noSuchAsset();
        await assets.delete({ id });
        return { asset: null, before: auditedAsset(asset), after: null, letGo: [asset.sha256] };
      },
      propose(_manager, { live, proposal, proposed }) {
        const removed = proposed.find((one) => one.id === id);
        if (!removed) throw noSuchAsset();
        return { proposal: withoutIdleOrder(live, removeFrom(proposal, live, removed)), assetId: null };
      },
    },
  );
}

function removeFrom({ arrangement, files }: AssetProposal, live: readonly Asset[], { id, did }: Asset): AssetProposal {
  const others = files.filter((file) => file.id !== id && file.replacesId !== id);
  const isOfAd = live.some((one) => one.id === id);
  const removed = isOfAd ? [...arrangement.removed, did] : arrangement.removed;
  return { arrangement: { ...arrangement, removed }, files: others };
}
