import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { ArrayMaxSize, ArrayMinSize, ValidateNested, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType, ID } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import type { RecordedEvent } from './RecordedEvent';
import type { ReportedEvent } from './ReportedEvent';
import { StatisticEventCode } from '../StatisticEventCode';
import { StatisticEventQueue } from './StatisticEventQueue';
import { RecordedStatisticEvent } from './RecordedStatisticEvent';
import { networkOf } from '../../../shared/networks/networkOf';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';

@InputType({ description: 'Something that happened to an ad.' })
class StatisticEventInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  brochureId: string;

  @Field(() => StatisticEventCode, { description: 'What happened.' })
  eventCode: StatisticEventCode;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When; the server's time instead of one that is absent, lies ahead, or is a day old.",
  })
  eventDateTime?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Taken for the sake of older programs, but not looked at: who is signed in is known from the token.',
  })
  @MaxLength(200, { message: 'A user identification has at most 200 characters.' })
  userIdentification?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A random id that the browser makes and keeps, up to 200 characters; only a keyed hash of it is stored. Without it, everyone in one network counts as one device.',
  })
  @MaxLength(200, { message: 'A device identification has at most 200 characters.' })
  deviceIdentification?: string | null;
}

@ObjectType({ description: 'What `recordStatisticEvents` did.' })
export class RecordStatisticEventsPayload {
  @Field(() => [RecordedStatisticEvent], { description: 'One for each event, in the order of the input.' })
  readonly events: RecordedStatisticEvent[];

  constructor(events: RecordedStatisticEvent[]) {
    this.events = events;
  }
}

@InputType({ description: 'What happened.' })
export class RecordStatisticEventsInput {
  @Field(() => [StatisticEventInput], { description: '1 to 50 events.' })
  @ArrayMinSize(1, { message: 'Give at least one event.' })
  @ArrayMaxSize(50, { message: 'Give at most 50 events at once.' })
  @ValidateNested({ each: true })
  events: StatisticEventInput[];
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the event's time: the server's for a missing time, a future one, or one a day old or older
 * (docs/rules/statistics.md#event-fields).
 */
export function eventTimeOf(reported: Date | null | undefined, now: Date): Date {
  if (!reported) return now;
  const age = now.getTime() - reported.getTime();
  return age < 0 || age >= dayMs ? now : reported;
}

/** Codes that our own use cases record; counting them from outside would count them twice. */
const codesOfOurOwn: ReadonlySet<StatisticEventCode> = new Set([
  StatisticEventCode.COUPON_PURCHASE,
  StatisticEventCode.COUPON_REDEEM,
]);

/**
 * Stores events of ads, in the order of the input. Events of bots, administrators and an ad's own vendor are stored but
 * not counted (docs/rules/statistics.md#view-count). Only the token identifies the signed-in account.
 */
export function recordStatisticEvents(
  context: RequestContext,
  { events }: { events: readonly ReportedEvent[] },
): Promise<RecordedEvent[]> {
  authorize(context.viewer, 'recordStatisticEvents');
  const { viewer, userAgent, clock, database } = context;
  const isVisitor = viewer?.role !== 'ADMINISTRATOR' && !isBot(userAgent);
  return StatisticEventQueue.of(database).record(
    events.map(({ brochureId, eventCode, eventDateTime, deviceIdentification }) => ({
      brochureId,
      eventCode,
      eventDateTime: eventTimeOf(eventDateTime, clock.now()),
      deviceHash: deviceHashOf(context, deviceIdentification),
      viewer,
      mayCount: isVisitor && !codesOfOurOwn.has(eventCode),
    })),
  );
}

/** Returns true for bots, and for clients without a user agent. */
export function isBot(userAgent: string | null): boolean {
  return userAgent === null || userAgent.trim() === '' || isbot(userAgent);
}

/**
 * Returns a keyed hash of the browser's random id. A caller without one is identified by its network for a day, so that
 * omitting the id does not multiply its views. The hash contains nothing usable as a fingerprint.
 */
export function deviceHashOf(
  { identitySecret, remoteAddress, clock }: Pick<RequestContext, 'identitySecret' | 'remoteAddress' | 'clock'>,
  deviceIdentification: string | null | undefined,
): string {
  const given = deviceIdentification?.trim() ?? '';
  const day = clock.now().toISOString().slice(0, 10);
  const device = given === '' ? `network ${day} ${networkOf(remoteAddress)}` : `device ${given}`;
  return createHmac('sha256', identitySecret).update(`statistics ${device}`).digest('hex');
}
