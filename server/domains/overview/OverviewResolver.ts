import { Arg, Ctx, FieldResolver, Query, Resolver, ObjectType, Field, Int } from 'type-graphql';
import { In } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { GraphQLDate } from '../../shared/scalars/GraphQLDate';
import { JobRun } from '../../platform/jobs/JobRun';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { authorize } from '../../shared/permissions';
import { timeZoneOf } from '../../shared/australia/timeZoneOf';
import { calendarDay } from '../../shared/dates/calendarDay';
import type { DailyCount } from '../statistics/DailyCount';
import { readDayRange } from '../statistics/readDayRange';
import { StatisticsOfDays } from '../statistics/StatisticsOfDays';

@ObjectType({ description: 'How the directory as a whole is doing. For administrators.' })
class Overview {
  @Field(() => Int, {
    description: 'Mails that the mail server refused, that could not be sent for long, or that came back.',
  })
  readonly failedMailsCount: number;

  @Field(() => Int, { description: 'Mails that wait for an operator, because no mail server is configured.' })
  readonly heldMailsCount: number;

  @Field(() => Int, { description: 'Kinds of background work whose last run failed.' })
  readonly failedJobsCount: number;

  constructor(counts: Pick<Overview, 'failedMailsCount' | 'heldMailsCount' | 'failedJobsCount'>) {
    this.failedMailsCount = counts.failedMailsCount;
    this.heldMailsCount = counts.heldMailsCount;
    this.failedJobsCount = counts.failedJobsCount;
  }
}

@ObjectType({ description: 'What happened to all ads together over some days.' })
class SiteStatistics extends StatisticsOfDays {}

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

async function readOverview({ viewer, database }: RequestContext): Promise<Overview> {
  authorize(viewer, 'overview');
  const mails = database.getRepository(OutgoingMail);
  const [failedMailsCount, heldMailsCount, jobRuns] = await Promise.all([
    mails.countBy({ state: In(['FAILED', 'BOUNCED']) }),
    mails.countBy({ state: 'HELD' }),
    database.getRepository(JobRun).find(),
  ]);
  const failedJobsCount = jobRuns.filter(({ lastOutcome }) => lastOutcome === 'FAILED').length;
  return new Overview({ failedMailsCount, heldMailsCount, failedJobsCount });
}

/** The figures of all ads by day. The site itself lives in Queensland (docs/rules/dates-and-money.md#time-zones). */
async function readSiteStatistics(
  { viewer, database, clock }: RequestContext,
  asked: { from?: string | null; to?: string | null },
): Promise<SiteStatistics> {
  authorize(viewer, 'overview');
  const range = readDayRange(asked, calendarDay(clock.now(), timeZoneOf(null, null)));
  const counts = await database.query<DailyCount[]>(
    `SELECT day::text, event_code AS "eventCode", sum(count)::integer AS count
     FROM daily_statistics WHERE day BETWEEN $1 AND $2 GROUP BY 1, 2 ORDER BY 1, 2`,
    [range.from, range.to],
  );
  return new SiteStatistics(range, counts);
}
