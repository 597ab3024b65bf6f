import { Field, ObjectType } from 'type-graphql';
import { GraphQLDate } from '../../shared/scalars/GraphQLDate';
import { StatisticTotal } from './StatisticTotal';

@ObjectType({ description: 'What happened to an ad on one day.' })
export class StatisticDay {
  @Field(() => GraphQLDate, { description: "The day, in the ad's own time zone." })
  readonly day: string;

  @Field(() => [StatisticTotal], { description: 'Only what happened; empty on a quiet day.' })
  readonly totals: StatisticTotal[];

  constructor(day: string, totals: StatisticTotal[]) {
    this.day = day;
    this.totals = totals;
  }
}
