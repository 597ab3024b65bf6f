import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { readFieldSelection } from '../field-selection/readFieldSelection';
import { listNearbyBrochures, most, NearbyBrochuresArgs } from './listNearbyBrochures';
import { NearbyBrochure } from './NearbyBrochure';

@Resolver()
export class NearbyBrochuresResolver {
  @Query(() => [NearbyBrochure], {
    description: `The public ads of other vendors nearest to a public ad, at most ${most}, nearest first; none if it has no position.`,
  })
  nearbyBrochures(
    @Args(() => NearbyBrochuresArgs) { databaseId }: NearbyBrochuresArgs,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<NearbyBrochure[]> {
    return listNearbyBrochures(context, databaseId, readFieldSelection(info, ['brochure'], ['vendor']));
  }
}
