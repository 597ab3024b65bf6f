import { Max, Min, ValidateIf } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { newDid } from '../../../shared/did';
import type { FieldError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { cleanLine } from '../../../shared/text/cleanLine';
import { cleanText } from '../../../shared/text/cleanText';
import { HasLength } from '../../../shared/validation/HasLength';
import { daysToAssess, refuseFields, zoneOfBreaches } from './breachProblems';
import { DataBreach } from './DataBreach';

@InputType({ description: 'A data breach to enter in the register. Name nobody.' })
export class RecordDataBreachInput {
  @Field({ description: 'What happened, in a line of up to 200 characters.' })
  @HasLength(1, 200, 'A title has at most 200 characters.')
  title: string;

  @Field({ description: 'What happened, which data, and what was done at once: up to 5,000 characters.' })
  @HasLength(1, 5000, 'A description has at most 5,000 characters.')
  description: string;

  @Field(() => Int, { nullable: true, description: 'How many people it concerns; absent: not known.' })
  @ValidateIf(({ peopleCount }: RecordDataBreachInput) => peopleCount != null)
  @Min(0, { message: 'Enter a number of people of 0 or more.' })
  @Max(100_000_000, { message: 'Enter a number of people up to 100,000,000.' })
  peopleCount?: number | null;

  @Field(() => GraphQLDate, { description: 'Day on which somebody learnt of it: today, or a day of the last year.' })
  discoveredOn: string;
}

@ObjectType({ description: 'What `recordDataBreach` did.' })
export class RecordDataBreachPayload {
  @Field(() => DataBreach, { description: 'The breach as it is now.' })
  readonly breach: DataBreach;

  constructor(breach: DataBreach) {
    this.breach = breach;
  }
}

interface Recorded {
  title: string;
  description: string;
  peopleCount: number | null;
  discoveredOn: string;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Enters a breach, which has to be assessed within 30 days of its discovery.
 * @throws VALIDATION_FAILED for each wrong field
 */
export async function recordDataBreach(context: RequestContext, input: Recorded): Promise<DataBreach> {
  authorize(context.viewer, 'recordDataBreach');
  const now = context.clock.now();
  const [title, description] = [cleanLine(input.title), cleanText(input.description)];
  const isToday = input.discoveredOn === calendarDay(now, zoneOfBreaches);
  const discoveredAt = isToday ? now : new Date(`${input.discoveredOn}T00:00:00+10:00`);
  const errors: FieldError[] = [];
  if (title === '') errors.push({ field: 'title', code: 'REQUIRED', message: 'Say what happened.' });
  if (description === '') errors.push({ field: 'description', code: 'REQUIRED', message: 'Describe what happened.' });
  if (discoveredAt > now || now.getTime() - discoveredAt.getTime() > 366 * day) {
    errors.push({ field: 'discoveredOn', code: 'OUT_OF_RANGE', message: 'Enter today, or a day of the last year.' });
  }
  refuseFields(errors);
  return context.database.transaction(async (manager) => {
    const breaches = manager.getRepository(DataBreach);
    const breach = await breaches.save(
      breaches.create({
        ...{ did: newDid(), title, description, peopleCount: input.peopleCount, state: 'ASSESSING', discoveredAt },
        ...{ dueAt: new Date(discoveredAt.getTime() + daysToAssess * day), recordedAt: now },
        recordedByAccountId: context.viewer?.accountId ?? null,
      }),
    );
    await recordAudit(manager, context, [
      { action: 'recordDataBreach', entityType: 'DataBreach', entityId: breach.id, before: null, after: { title } },
    ]);
    return breach;
  });
}
