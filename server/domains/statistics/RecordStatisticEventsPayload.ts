import { Field, ObjectType } from 'type-graphql';
import { RecordedStatisticEvent } from './RecordedStatisticEvent';

@ObjectType({ description: 'What `recordStatisticEvents` did.' })
export class RecordStatisticEventsPayload {
  @Field(() => [RecordedStatisticEvent], { description: 'One for each event, in the order of the input.' })
  readonly events: RecordedStatisticEvent[];

  constructor(events: RecordedStatisticEvent[]) {
    this.events = events;
  }
}
