import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { countFollows, FollowCounts } from './countFollows';
import { FollowableTopic, FollowTopicArgs, readFollowTopic } from './readFollowTopic';
import { removeFollower, RemoveFollowerInput, RemoveFollowerPayload } from './removeFollower';

@Resolver()
export class FollowResolver {
  @Query(() => FollowableTopic, {
    nullable: true,
    description: 'Where a list is followed; null when its area, category or business is unknown.',
  })
  followTopic(
    @Args(() => FollowTopicArgs) args: FollowTopicArgs,
    @Ctx() context: RequestContext,
  ): Promise<FollowableTopic | null> {
    return readFollowTopic(context, args);
  }

  @Query(() => FollowCounts, { description: 'How many addresses follow what by mail. For administrators.' })
  followCounts(@Ctx() context: RequestContext): Promise<FollowCounts> {
    return countFollows(context);
  }

  @Mutation(() => RemoveFollowerPayload, {
    description: 'Deletes all that an address follows by mail, at the request of its owner. For administrators.',
  })
  async removeFollower(
    @Arg('input', () => RemoveFollowerInput, { description: 'Which address.' }) { email }: RemoveFollowerInput,
    @Ctx() context: RequestContext,
  ): Promise<RemoveFollowerPayload> {
    return new RemoveFollowerPayload(await removeFollower(context, { email }));
  }
}
