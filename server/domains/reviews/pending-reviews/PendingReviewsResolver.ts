import { Args, Ctx, Query, Resolver, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { listPendingReviews, PendingReviewsArgs } from './listPendingReviews';
import { connectionOf } from '../../../platform/graphql/connectionOf';
import { edgeOf } from '../../../platform/graphql/edgeOf';
import { PendingReview } from './PendingReview';

@ObjectType({ description: 'What waits for a decision, in a list of it.' })
class PendingReviewEdge extends edgeOf(PendingReview) {}

@ObjectType({ description: 'A page of what waits for a decision.' })
class PendingReviewConnection extends connectionOf(PendingReviewEdge) {}

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
