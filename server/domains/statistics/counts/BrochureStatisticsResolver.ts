import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { Brochure } from '../../brochures/Brochure';
import { BrochureStatistics, readBrochureStatistics } from './readBrochureStatistics';

@Resolver(() => Brochure)
export class BrochureStatisticsResolver {
  @FieldResolver(() => BrochureStatistics, {
    nullable: true,
    description:
      'Views and clicks by day, at most 366 days at once. For administrators and the vendor whose ad it is; null with an error for others.',
  })
  statistics(
    @Root() brochure: Brochure,
    @Arg('from', () => GraphQLDate, { nullable: true, description: 'First day; absent: 30 days up to the last.' })
    from: string | null,
    @Arg('to', () => GraphQLDate, {
      nullable: true,
      description: "Last day; absent: today, in the ad's own time zone.",
    })
    to: string | null,
    @Ctx() context: RequestContext,
  ): Promise<BrochureStatistics> {
    return readBrochureStatistics(context, brochure, { from, to });
  }
}
