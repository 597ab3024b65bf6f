import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { pageOfList } from '../../../platform/graphql/pageOfList';
import { CategoryConnection } from '../../categories/CategoryConnection';
import { CategoryEdge } from '../../categories/CategoryEdge';
import { listCategories, CategoriesArgs } from './listCategories';

@Resolver()
export class CategoriesResolver {
  @Query(() => CategoryConnection, {
    description:
      'The top categories in the order of the menus; with `activeOnly` their sub-categories are reduced too.',
  })
  async categories(
    @Args(() => CategoriesArgs) args: CategoriesArgs,
    @Ctx() context: RequestContext,
  ): Promise<CategoryConnection> {
    const page = pageOfList(await listCategories(context, args), args);
    return new CategoryConnection({
      ...page,
      edges: page.edges.map(({ item, cursor }) => new CategoryEdge(item, cursor)),
    });
  }
}
