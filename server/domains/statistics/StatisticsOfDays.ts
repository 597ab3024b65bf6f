import { Field, ObjectType } from 'type-graphql';
import { groupByKey } from '../../platform/loaders/groupByKey';
import { daysFrom } from '../../shared/dates/daysFrom';
import { GraphQLDate } from '../../shared/scalars/GraphQLDate';
import type { DailyCount } from './DailyCount';
import type { DayRange } from './DayRange';
import { StatisticDay } from './StatisticDay';
import { StatisticTotal } from './StatisticTotal';
import { totalsOf } from './totalsOf';

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
