import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import { RecordedStatisticEvent } from './RecordedStatisticEvent';
import {
  recordStatisticEvents,
  RecordStatisticEventsInput,
  RecordStatisticEventsPayload,
} from './recordStatisticEvents';

@Resolver()
export class StatisticEventsResolver {
  @Mutation(() => RecordStatisticEventsPayload, {
    description:
      'Tells of views and clicks, several at once. It answers once they are kept. For everyone; with an API key a server reports what its visitors did.',
  })
  async recordStatisticEvents(
    @Arg('input', () => RecordStatisticEventsInput, { description: 'What happened.' })
    { events, idempotencyKey }: RecordStatisticEventsInput,
    @Ctx() context: RequestContext,
  ): Promise<RecordStatisticEventsPayload> {
    const recorded = await recordStatisticEvents(context, {
      events: events.map(({ brochureId, userIdentification: _ignored, ...event }, index) => ({
        ...event,
        brochureId: databaseIdOf(brochureId, 'Brochure', `events.${index}.brochureId`),
      })),
      idempotencyKey: idempotencyKey ?? null,
    });
    return new RecordStatisticEventsPayload(recorded.map((event) => new RecordedStatisticEvent(event)));
  }
}
