import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { applyArrangement } from '../brochures/assets/changing/arrangeAssets';
import { assetsOfBrochureLoader } from '../brochures/assets/assetsOfBrochureLoader';
import { Brochure } from '../brochures/Brochure';
import { judgeChanges } from '../brochures/writing/prepareChanges';
import { previewBrochure } from './brochure-check/previewBrochure';
import { PendingRevision } from './PendingRevision';

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
    const { changes, assetChanges } = proposed;
    if (assetChanges !== null) {
      const files = context.loader(assetsOfBrochureLoader);
      files.prime(-brochure.id, applyArrangement(await files.load(brochure.id), assetChanges));
    }
    return previewBrochure(context, manager, await judgeChanges(manager, brochure, changes, context.clock.now()));
  }
}
