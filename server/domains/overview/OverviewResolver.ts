import { Arg, Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { GraphQLDate } from '../../shared/scalars/GraphQLDate';
import { Overview, readOverview } from './readOverview';
import { SiteStatistics, readSiteStatistics } from './readSiteStatistics';

@Resolver(() => Overview)
export class OverviewResolver {
  @Query(() => Overview, {
    description: 'What went wrong and how the directory is doing, at a glance. For administrators.',
  })
  overview(@Ctx() context: RequestContext): Promise<Overview> {
    return readOverview(context);
  }

  @FieldResolver(() => SiteStatistics, {
    description: 'Views and clicks of all ads by day, at most 366 days at once; every ad counts by its own calendar.',
  })
  statistics(
    @Arg('from', () => GraphQLDate, { nullable: true, description: 'First day; absent: 30 days up to the last.' })
    from: string | null,
    @Arg('to', () => GraphQLDate, { nullable: true, description: 'Last day; absent: today, in Queensland.' })
    to: string | null,
    @Ctx() context: RequestContext,
  ): Promise<SiteStatistics> {
    return readSiteStatistics(context, { from, to });
  }
}
