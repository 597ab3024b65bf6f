import { ArrayMaxSize, ArrayMinSize, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { StatisticEventInput } from './StatisticEventInput';

@InputType({ description: 'What happened.' })
export class RecordStatisticEventsInput {
  @Field(() => [StatisticEventInput], { description: '1 to 50 events.' })
  @ArrayMinSize(1, { message: 'Give at least one event.' })
  @ArrayMaxSize(50, { message: 'Give at most 50 events at once.' })
  @ValidateNested({ each: true })
  events: StatisticEventInput[];
}
