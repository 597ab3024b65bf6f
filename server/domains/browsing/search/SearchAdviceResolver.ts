import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { adviseSearch, SearchAdviceArgs } from './adviseSearch';
import { SearchAdvice } from './SearchAdvice';

@Resolver()
export class SearchAdviceResolver {
  @Query(() => SearchAdvice, {
    description:
      'What to search for when `filter.q` finds too little: the same words in a known spelling, or fewer of them.',
  })
  searchAdvice(
    @Args(() => SearchAdviceArgs) { filter }: SearchAdviceArgs,
    @Ctx() context: RequestContext,
  ): Promise<SearchAdvice> {
    return adviseSearch(context, filter);
  }
}
