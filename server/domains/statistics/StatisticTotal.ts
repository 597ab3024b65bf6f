import { Field, Int, ObjectType } from 'type-graphql';
import { StatisticEventCode } from './StatisticEventCode';

@ObjectType({ description: 'How often something happened.' })
export class StatisticTotal {
  @Field(() => StatisticEventCode, { description: 'What happened.' })
  readonly eventCode: StatisticEventCode;

  @Field(() => Int, { description: 'How often, without what does not count.' })
  readonly count: number;

  constructor({ eventCode, count }: { eventCode: StatisticEventCode; count: number }) {
    this.eventCode = eventCode;
    this.count = count;
  }
}
