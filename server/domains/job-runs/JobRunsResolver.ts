import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { ForwardPageArgs } from '../../platform/graphql/ForwardPageArgs';
import { pageOfList } from '../../platform/graphql/pageOfList';
import { JobRunConnection } from './JobRunConnection';
import { JobRunEdge } from './JobRunEdge';
import { listJobRuns } from './listJobRuns';

@Resolver()
export class JobRunsResolver {
  @Query(() => JobRunConnection, {
    description: 'Every kind of background work by name, each with its last run and how it ended. For administrators.',
  })
  async jobRuns(
    @Args(() => ForwardPageArgs) args: ForwardPageArgs,
    @Ctx() context: RequestContext,
  ): Promise<JobRunConnection> {
    const page = pageOfList(await listJobRuns(context), args);
    return new JobRunConnection({ ...page, edges: page.edges.map(({ item, cursor }) => new JobRunEdge(item, cursor)) });
  }
}
