import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { BrochureMarkers } from './BrochureMarkers';
import { BrochureMarkersArgs } from './BrochureMarkersArgs';
import { markBrochures } from './markBrochures';

@Resolver()
export class BrochureMarkersResolver {
  @Query(() => BrochureMarkers, {
    description: 'The ads that the caller may see, gathered into marks for a map at the given zoom.',
  })
  async brochureMarkers(
    @Args(() => BrochureMarkersArgs) args: BrochureMarkersArgs,
    @Ctx() context: RequestContext,
  ): Promise<BrochureMarkers> {
    return new BrochureMarkers(await markBrochures(context, args));
  }
}
