import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { AdminSearchGroup } from './AdminSearch';
import { AdminSearchArgs, searchForAdmin } from './searchForAdmin';

@Resolver()
export class AdminSearchResolver {
  @Query(() => [AdminSearchGroup], {
    description:
      'One search over ads, vendors, coupons, mails, map areas, streets and categories; groups without a record are left out. For administrators.',
  })
  adminSearch(
    @Args(() => AdminSearchArgs) { query }: AdminSearchArgs,
    @Ctx() context: RequestContext,
  ): Promise<AdminSearchGroup[]> {
    return searchForAdmin(context, query);
  }
}
