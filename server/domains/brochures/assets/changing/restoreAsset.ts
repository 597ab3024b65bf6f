import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { authorizeRole } from '../../../../shared/authorize';
import { Brochure } from '../../Brochure';
import type { Asset } from '../Asset';
import type { AssetProposal } from '../proposals/AssetProposal';
import { withoutIdleOrder } from '../proposals/realProposal';
import { changeAssets, type ChangedAssets } from './changeAssets';
import { findAssetToChange, noSuchAsset } from './findAssetToChange';
import { isPendingRevisionOf } from './isPendingRevisionOf';

@ObjectType({ description: 'What `restoreAsset` did.' })
export class RestoreAssetPayload {
  @Field(() => Brochure, { description: 'The ad with its files as they are now.' })
  readonly brochure: Brochure;

  @Field({ description: isPendingRevisionOf })
  readonly isPendingRevision: boolean;

  constructor({ brochure, pendingRevision }: ChangedAssets) {
    this.brochure = brochure;
    this.isPendingRevision = pendingRevision;
  }
}

@InputType({ description: 'A file whose removal or replacement waits.' })
export class RestoreAssetInput {
  @Field(() => ID, { description: 'Global id of the file that the ad has.' })
  id: string;
}

const action = 'restoreAsset';

/** Takes the removal or replacement of a file out of the change that waits. Its place and text in the change stay. */
export async function restoreAsset(context: RequestContext, { id }: { id: number }): Promise<ChangedAssets> {
  authorizeRole(context.viewer, action);
  const { brochureId } = await findAssetToChange(context, id);
  return changeAssets(
    context,
    { brochureId, action },
    {
      apply() {
        throw new DomainError('CONFLICT', 'No change of this file waits: there is nothing to take back.');
      },
      propose(_manager, { live, proposal }) {
        const kept = live.find((one) => one.id === id);
        if (!kept) throw noSuchAsset();
        return { proposal: withoutIdleOrder(live, keepIn(proposal, kept)), assetId: id };
      },
    },
  );
}

function keepIn({ arrangement, files }: AssetProposal, { id, did }: Asset): AssetProposal {
  const removed = arrangement.removed.filter((one) => one !== did);
  return { arrangement: { ...arrangement, removed }, files: files.filter(({ replacesId }) => replacesId !== id) };
}
