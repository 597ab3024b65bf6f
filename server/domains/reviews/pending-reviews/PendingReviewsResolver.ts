import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { listPendingReviews } from './listPendingReviews';
import { PendingReviewConnection } from './PendingReviewConnection';
import { PendingReviewEdge } from './PendingReviewEdge';
import { PendingReviewsArgs } from './PendingReviewsArgs';

@Resolver()
export class PendingReviewsResolver {
  @Query(() => PendingReviewConnection, {
    description:
      'Ads that wait for review, changes of ads and requests to archive that do, the longest waiting first. For administrators.',
  })
  async pendingReviews(
    @Args(() => PendingReviewsArgs) args: PendingReviewsArgs,
    @Ctx() context: RequestContext,
  ): Promise<PendingReviewConnection> {
    const page = await listPendingReviews(context, args);
    const edges = page.edges.map(({ item, cursor }) => new PendingReviewEdge(item, cursor));
    return new PendingReviewConnection({ ...page, edges });
  }
}
