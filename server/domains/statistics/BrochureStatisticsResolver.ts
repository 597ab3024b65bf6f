import { Arg, Ctx, FieldResolver, Resolver, Root, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { GraphQLDate } from '../../shared/scalars/GraphQLDate';
import { Brochure } from '../brochures/Brochure';
import { calendarDay } from '../../shared/dates/calendarDay';
import { authorize } from '../../shared/permissions';
import { dailyCountsLoader } from './dailyCountsLoader';
import { readDayRange } from './readDayRange';
import { StatisticsOfDays } from './StatisticsOfDays';

@ObjectType({ description: 'What happened to an ad over some days.' })
class BrochureStatistics extends StatisticsOfDays {}

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

/** An ad's figures, for administrators and the vendor whose ad it is (docs/rules/statistics.md#who-reads-figures). */
async function readBrochureStatistics(
  context: RequestContext,
  { id: brochureId, vendorId, timeZone }: Pick<Brochure, 'id' | 'vendorId' | 'timeZone'>,
  asked: { from?: string | null; to?: string | null },
): Promise<BrochureStatistics> {
  authorize(context.viewer, 'readBrochureStatistics', { vendorId });
  const range = readDayRange(asked, calendarDay(context.clock.now(), timeZone));
  const counts = await context.loader(dailyCountsLoader).load({ brochureId, ...range });
  return new BrochureStatistics(range, counts);
}
