import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { BrochureFacets } from './BrochureFacets';
import { BrochureFacetsArgs, countFacets } from './countFacets';

@Resolver()
export class BrochureFacetsResolver {
  @Query(() => BrochureFacets, {
    description: 'How many ads a list would have with each type, category and map area, under its other filters.',
  })
  brochureFacets(
    @Args(() => BrochureFacetsArgs) { filter }: BrochureFacetsArgs,
    @Ctx() context: RequestContext,
  ): Promise<BrochureFacets> {
    return countFacets(context, filter);
  }
}
