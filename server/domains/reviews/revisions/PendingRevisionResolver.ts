import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { assetsOfBrochureLoader } from '../../brochures/assets/assetsOfBrochureLoader';
import { applyProposal, compareAssets } from '../../brochures/assets/proposals/applyProposal';
import { proposalLoader } from '../../brochures/assets/proposals/proposalLoader';
import { proposedView } from '../../brochures/assets/proposals/proposedView';
import { isEmptyProposal, realProposal } from '../../brochures/assets/proposals/realProposal';
import { Brochure } from '../../brochures/Brochure';
import { judgeChanges } from '../../brochures/writing/prepareChanges';
import { previewBrochure } from '../brochure-check/previewBrochure';
import { PendingRevision } from './PendingRevision';
import { RevisedAsset } from './RevisedAsset';
import { toGlobalId } from '../../../shared/globalId';

@Resolver(() => PendingRevision)
export class PendingRevisionResolver {
  @FieldResolver(() => Brochure, {
    nullable: true,
    description:
      'The ad as it would be with the change. Its `databaseId` is the negative of the ad’s: it can only be looked at.',
  })
  async preview(
    @Root() { brochure, proposed }: PendingRevision,
    @Ctx() context: RequestContext,
  ): Promise<Brochure | null> {
    const { manager } = context.database;
    const { changes } = proposed;
    const files = context.loader(assetsOfBrochureLoader);
    const proposal = await context.loader(proposalLoader).load(brochure.id);
    const after = applyProposal(await files.load(brochure.id), proposal);
    files.prime(
      -brochure.id,
      after.map((asset) => proposedView(context, asset)),
    );
    return previewBrochure(context, manager, await judgeChanges(manager, brochure, changes, context));
  }
  @FieldResolver(() => [RevisedAsset], {
    description: "The ad's files in both versions, in the order of the change; empty when it leaves them as they are.",
  })
  async files(@Root() { brochure }: PendingRevision, @Ctx() context: RequestContext): Promise<RevisedAsset[]> {
    const proposal = await context.loader(proposalLoader).load(brochure.id);
    const present = await context.loader(assetsOfBrochureLoader).load(brochure.id);
    if (isEmptyProposal(realProposal(present, proposal))) return [];
    return compareAssets(present, proposal).flatMap(({ live, proposed }) => {
      const asset = proposed ?? live;
      if (asset === null) return [];
      const after = proposed && proposedView(context, proposed);
      return new RevisedAsset(toGlobalId('Asset', asset.id), { live, proposed: after });
    });
  }
}
