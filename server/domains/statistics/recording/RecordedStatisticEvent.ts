import { Field, ObjectType } from 'type-graphql';
import type { RecordedEvent } from './RecordedEvent';

@ObjectType({ description: 'What became of an event.' })
export class RecordedStatisticEvent {
  /** a resolver returns the ad */
  readonly brochureId: number | null;

  @Field({
    description:
      'Whether it counts. Bots, administrators, the own vendor, and views of the same device and ad within 30 minutes do not.',
  })
  readonly counted: boolean;

  constructor({ brochureId, counted }: RecordedEvent) {
    this.brochureId = brochureId;
    this.counted = counted;
  }
}
