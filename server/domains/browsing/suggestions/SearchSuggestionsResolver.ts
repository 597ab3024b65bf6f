import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { SearchSuggestion } from './SearchSuggestion';
import { SearchSuggestionsArgs, suggestSearches } from './suggestSearches';

@Resolver()
export class SearchSuggestionsResolver {
  @Query(() => [SearchSuggestion], {
    description:
      'What somebody may mean who types into the search, at most 15: categories, map areas, suburbs, streets and businesses with a word that begins so; if there are none, a known spelling.',
  })
  searchSuggestions(
    @Args(() => SearchSuggestionsArgs) { query }: SearchSuggestionsArgs,
    @Ctx() context: RequestContext,
  ): Promise<SearchSuggestion[]> {
    return suggestSearches(context, query);
  }
}
