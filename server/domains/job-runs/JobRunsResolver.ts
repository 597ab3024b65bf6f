import { Args, Ctx, Query, Resolver, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { ForwardPageArgs } from '../../platform/graphql/ForwardPageArgs';
import { pageOfList } from '../../platform/graphql/pageOfList';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { JobRun } from '../../platform/jobs/JobRun';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { listJobRuns } from './listJobRuns';

@ObjectType({ description: 'A kind of background work in its list.' })
class JobRunEdge extends edgeOf(JobRun) {}

@ObjectType({ description: 'A page of the kinds of background work.' })
class JobRunConnection extends connectionOf(JobRunEdge) {}

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
