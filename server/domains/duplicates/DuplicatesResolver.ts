import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { databaseIdOf } from '../../shared/globalId';
import { Brochure } from '../brochures/Brochure';
import { DuplicatePair } from './DuplicatePair';
import { keepBothBrochures, KeepBothBrochuresInput, KeepBothBrochuresPayload } from './keepBothBrochures';
import { mergeBrochures, MergeBrochuresInput, MergeBrochuresPayload } from './mergeBrochures';
import { DuplicateBrochuresArgs, listDuplicates } from './listDuplicates';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { edgeOf } from '../../platform/graphql/edgeOf';

@ObjectType({ description: 'Two ads that may be the same, in their list.' })
class DuplicatePairEdge extends edgeOf(DuplicatePair) {}

@ObjectType({ description: 'A page of ads that may be the same.' })
class DuplicatePairConnection extends connectionOf(DuplicatePairEdge) {}

const likeBrochureLoader = entityLoader(Brochure);

@Resolver(() => DuplicatePair)
export class DuplicatesResolver {
  @Query(() => DuplicatePairConnection, {
    description: 'Live ads that may be the same, the likeliest first. For administrators.',
  })
  async duplicateBrochures(
    @Args(() => DuplicateBrochuresArgs) args: DuplicateBrochuresArgs,
    @Ctx() context: RequestContext,
  ): Promise<DuplicatePairConnection> {
    const page = await listDuplicates(context, args);
    const edges = page.edges.map(({ item, cursor }) => new DuplicatePairEdge(item, cursor));
    return new DuplicatePairConnection({ ...page, edges });
  }

  @Mutation(() => KeepBothBrochuresPayload, {
    description: 'Says of two ads that look alike that both are right. For administrators.',
  })
  async keepBothBrochures(
    @Arg('input', () => KeepBothBrochuresInput, { description: 'Which ads.' }) input: KeepBothBrochuresInput,
    @Ctx() context: RequestContext,
  ): Promise<KeepBothBrochuresPayload> {
    const firstId = databaseIdOf(input.firstId, 'Brochure', 'firstId');
    const secondId = databaseIdOf(input.secondId, 'Brochure', 'secondId');
    return new KeepBothBrochuresPayload(await keepBothBrochures(context, { firstId, secondId }));
  }

  @Mutation(() => MergeBrochuresPayload, {
    description:
      'Makes one ad of two: pictures and figures of both, contacts, links and texts that the first lacks; the other is archived, and its addresses and QR codes lead to the first. CONFLICT for different types or companies, and when coupons of the other were taken. For administrators.',
  })
  async mergeBrochures(
    @Arg('input', () => MergeBrochuresInput, { description: 'Which ads.' }) input: MergeBrochuresInput,
    @Ctx() context: RequestContext,
  ): Promise<MergeBrochuresPayload> {
    const keepId = databaseIdOf(input.keepId, 'Brochure', 'keepId');
    const mergeId = databaseIdOf(input.mergeId, 'Brochure', 'mergeId');
    const { brochure, merged } = await mergeBrochures(context, { keepId, mergeId });
    return new MergeBrochuresPayload(brochure, merged);
  }

  @FieldResolver(() => Brochure, { description: 'The older ad.' })
  first(@Root() { firstId }: DuplicatePair, @Ctx() context: RequestContext): Promise<Brochure | null> {
    return context.loader(likeBrochureLoader).load(firstId);
  }

  @FieldResolver(() => Brochure, { description: 'The newer ad.' })
  second(@Root() { secondId }: DuplicatePair, @Ctx() context: RequestContext): Promise<Brochure | null> {
    return context.loader(likeBrochureLoader).load(secondId);
  }
}
