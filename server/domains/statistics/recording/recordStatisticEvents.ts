import { createHmac } from 'node:crypto';
import { ArrayMaxSize, ArrayMinSize, IsOptional, Matches, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType, ObjectType, ID } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import type { NewStatisticEvent } from './NewStatisticEvent';
import type { RecordedEvent } from './RecordedEvent';
import type { ReportedEvent } from './ReportedEvent';
import { StatisticEventCode } from '../StatisticEventCode';
import { StatisticEventQueue } from './StatisticEventQueue';
import { RecordedStatisticEvent } from './RecordedStatisticEvent';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { idempotencyKeyPattern } from '../../../shared/validation/idempotencyKeyPattern';
import { recordReport } from './recordReport';
import { isBot } from '../../../shared/isBot';
import { networkOf } from '../../../shared/networks/networkOf';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';

/** events of one call */
const mostEvents = 50;
const mostOfKey = 500;

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
      'A random id that the browser makes and keeps, up to 200 characters; only a keyed hash of it is stored. Without it, everyone in one network counts as one device. An API key needs it.',
  })
  @MaxLength(200, { message: 'A device identification has at most 200 characters.' })
  deviceIdentification?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'With an API key only: the `User-Agent` of the visitor, up to 1,000 characters, so that bots do not count. It is not stored.',
  })
  @MaxLength(1000, { message: 'A user agent has at most 1,000 characters.' })
  visitorUserAgent?: string | null;
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
  @Field(() => [StatisticEventInput], { description: `1 to ${mostEvents} events; with an API key up to ${mostOfKey}.` })
  @ArrayMinSize(1, { message: 'Give at least one event.' })
  @ArrayMaxSize(mostOfKey, { message: `Give at most ${mostOfKey} events at once.` })
  @ValidateNested({ each: true })
  events: StatisticEventInput[];

  @Field(() => String, {
    nullable: true,
    description:
      'With an API key only: a new one for each report, 8 to 100 visible ASCII characters. The same key counts nothing more, for two days.',
  })
  @IsOptional()
  @Matches(new RegExp(idempotencyKeyPattern), { message: 'A key is 8 to 100 visible ASCII characters.' })
  idempotencyKey?: string | null;
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

interface RecordInput {
  events: readonly ReportedEvent[];
  /** with an API key only */
  idempotencyKey?: string | null;
}

/**
 * Stores events of ads, in the order of the input. Events of bots, administrators and an ad's own vendor are stored but
 * not counted (docs/rules/statistics.md#view-count). Only the token identifies the signed-in account. A program with an
 * API key reports for its visitors (docs/rules/statistics.md#events-from-servers).
 * `fieldName`: what errors call a field of an event.
 * @throws VALIDATION_FAILED for more events than the caller may send, or what only a key may send, or has to
 */
export function recordStatisticEvents(
  context: RequestContext,
  input: RecordInput,
  fieldName = nameInList,
): Promise<RecordedEvent[]> {
  authorize(context.viewer, 'recordStatisticEvents');
  const { viewer, apiKey, userAgent, database } = context;
  assertFits(input, apiKey !== null, fieldName);
  const { events, idempotencyKey } = input;
  if (!apiKey) {
    const isVisitor = viewer?.role !== 'ADMINISTRATOR' && !isBot(userAgent);
    const accountId = viewer?.accountId ?? null;
    return StatisticEventQueue.of(database).record(
      events.map((event) => eventOf(context, event, isVisitor, accountId)),
    );
  }
  const ofVisitors = events.map((event) => {
    const isVisitor = event.visitorUserAgent == null || !isBot(event.visitorUserAgent);
    // ids of another program's visitors are others
    const deviceIdentification = `key ${apiKey.id} ${event.deviceIdentification?.trim() ?? ''}`;
    return eventOf(context, { ...event, deviceIdentification }, isVisitor, null);
  });
  if (idempotencyKey == null) return StatisticEventQueue.of(database).record(ofVisitors);
  return recordReport(context, { apiKeyId: apiKey.id, idempotencyKey, reported: events, events: ofVisitors });
}

function eventOf(
  context: RequestContext,
  { brochureId, eventCode, eventDateTime, deviceIdentification }: ReportedEvent,
  isVisitor: boolean,
  accountId: number | null,
): NewStatisticEvent {
  return {
    brochureId,
    eventCode,
    eventDateTime: eventTimeOf(eventDateTime, context.clock.now()),
    deviceHash: deviceHashOf(context, deviceIdentification),
    accountId,
    vendorId: context.viewer?.vendorId ?? null,
    mayCount: isVisitor && !codesOfOurOwn.has(eventCode),
  };
}

const nameInList = (index: number, field: string): string => `events.${index}.${field}`;

/** What differs between browsers and programs with a key. */
function assertFits({ events, idempotencyKey }: RecordInput, hasKey: boolean, fieldName: typeof nameInList): void {
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string, message: string) => errors.push({ field, code, message });
  if (!hasKey) {
    if (events.length > mostEvents) refuse('events', 'MAX', `Give at most ${mostEvents} events at once.`);
    if (idempotencyKey != null) refuse('idempotencyKey', 'NO_KEY', 'Only programs with an API key send this.');
  }
  for (const [index, { deviceIdentification, visitorUserAgent }] of events.entries()) {
    if (hasKey && (deviceIdentification?.trim() ?? '') === '') {
      const message = 'Say which device it was, by a random id that your site keeps in the browser.';
      refuse(fieldName(index, 'deviceIdentification'), 'REQUIRED', message);
    }
    if (!hasKey && visitorUserAgent != null) {
      refuse(fieldName(index, 'visitorUserAgent'), 'NO_KEY', 'Only programs with an API key send this.');
    }
  }
  if (errors.length > 0) throw new DomainError('VALIDATION_FAILED', errors[0]?.message ?? '', { errors });
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
