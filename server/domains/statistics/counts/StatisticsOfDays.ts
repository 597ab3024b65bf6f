import { Field, ObjectType, Int } from 'type-graphql';
import { groupByKey } from '../../../platform/loaders/groupByKey';
import { daysFrom } from '../../../shared/dates/daysFrom';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import type { DailyCount } from './DailyCount';
import type { DayRange } from './DayRange';
import { totalsOf } from './totalsOf';
import { StatisticEventCode } from '../StatisticEventCode';

@ObjectType({ description: 'How often something happened.' })
class StatisticTotal {
  @Field(() => StatisticEventCode, { description: 'What happened.' })
  readonly eventCode: StatisticEventCode;

  @Field(() => Int, { description: 'How often, without what does not count.' })
  readonly count: number;

  constructor({ eventCode, count }: { eventCode: StatisticEventCode; count: number }) {
    this.eventCode = eventCode;
    this.count = count;
  }
}

@ObjectType({ description: 'What happened to an ad on one day.' })
class StatisticDay {
  @Field(() => GraphQLDate, { description: "The day, in the ad's own time zone." })
  readonly day: string;

  @Field(() => [StatisticTotal], { description: 'Only what happened; empty on a quiet day.' })
  readonly totals: StatisticTotal[];

  constructor(day: string, totals: StatisticTotal[]) {
    this.day = day;
    this.totals = totals;
  }
}

@ObjectType({ description: 'Counted events over some days.' })
export abstract class StatisticsOfDays {
  @Field(() => GraphQLDate, { description: 'The first day.' })
  readonly from: string;

  @Field(() => GraphQLDate, { description: 'The last day.' })
  readonly to: string;

  constructor(
    { from, to }: DayRange,
    private readonly counts: readonly DailyCount[],
  ) {
    this.from = from;
    this.to = to;
  }

  @Field(() => [StatisticTotal], { description: 'Over all days: one for every code, 0 included.' })
  get totals(): StatisticTotal[] {
    return totalsOf(this.counts).map((total) => new StatisticTotal(total));
  }

  @Field(() => [StatisticDay], { description: 'Every day from the first to the last, quiet ones included.' })
  get days(): StatisticDay[] {
    const days = daysFrom(this.from, this.to);
    const counts = groupByKey(days, this.counts, ({ day }) => day);
    return days.map(
      (day, i) =>
        new StatisticDay(
          day,
          (counts[i] ?? []).map((count) => new StatisticTotal(count)),
        ),
    );
  }
}
