import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { noSuchBreach, refuseFields, zoneOfBreaches } from './breachProblems';
import { DataBreach } from './DataBreach';

@InputType({ description: 'Who was told of a data breach, and when. An absent day stays as it is.' })
export class NoteBreachNoticesInput {
  @Field(() => ID, { description: 'Global id of the breach.' })
  id: string;

  @Field(() => GraphQLDate, { nullable: true, description: 'Day on which the Information Commissioner was told.' })
  commissionerNotifiedOn?: string | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'Day on which the people concerned were told.' })
  peopleNotifiedOn?: string | null;
}

@ObjectType({ description: 'What `noteBreachNotices` did.' })
export class NoteBreachNoticesPayload {
  @Field(() => DataBreach, { description: 'The breach as it is now.' })
  readonly breach: DataBreach;

  constructor(breach: DataBreach) {
    this.breach = breach;
  }
}

interface Notices {
  id: number;
  commissionerNotifiedOn: string | null;
  peopleNotifiedOn: string | null;
}

/**
 * Stores when the Commissioner and the people concerned were told. With both the breach is NOTIFIED.
 * @throws NOT_FOUND; CONFLICT if nobody has to be told; VALIDATION_FAILED for a day before the discovery or after today,
 *   and without any day
 */
export async function noteBreachNotices(context: RequestContext, input: Notices): Promise<DataBreach> {
  authorize(context.viewer, 'noteBreachNotices');
  const { id } = input;
  const today = calendarDay(context.clock.now(), zoneOfBreaches);
  return context.database.transaction(async (manager) => {
    const breaches = manager.getRepository(DataBreach);
    const breach = await breaches.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!breach) throw noSuchBreach();
    refuseFields(dayProblems(input, calendarDay(breach.discoveredAt, zoneOfBreaches), today));
    if (breach.state !== 'TO_NOTIFY' && breach.state !== 'NOTIFIED') {
      throw new DomainError('CONFLICT', 'Nobody has to be told of this breach. Assess it first.');
    }
    const before = noticesOf(breach);
    const commissionerNotifiedOn = input.commissionerNotifiedOn ?? breach.commissionerNotifiedOn;
    const peopleNotifiedOn = input.peopleNotifiedOn ?? breach.peopleNotifiedOn;
    const state = commissionerNotifiedOn !== null && peopleNotifiedOn !== null ? 'NOTIFIED' : 'TO_NOTIFY';
    const noted = await breaches.save(breaches.merge(breach, { state, commissionerNotifiedOn, peopleNotifiedOn }));
    await recordAudit(manager, context, [
      { action: 'noteBreachNotices', entityType: 'DataBreach', entityId: id, before, after: noticesOf(noted) },
    ]);
    return noted;
  });
}

function noticesOf({ state, commissionerNotifiedOn, peopleNotifiedOn }: DataBreach) {
  return { state, commissionerNotifiedOn, peopleNotifiedOn };
}

function dayProblems(input: Notices, first: string, last: string): FieldError[] {
  const { commissionerNotifiedOn, peopleNotifiedOn } = input;
  if (commissionerNotifiedOn === null && peopleNotifiedOn === null) {
    return [{ field: 'commissionerNotifiedOn', code: 'REQUIRED', message: 'Enter the day of a notice.' }];
  }
  const days = Object.entries({ commissionerNotifiedOn, peopleNotifiedOn });
  return days
    .filter(([, day]) => day !== null && (day < first || day > last))
    .map(([field]) => ({ field, code: 'OUT_OF_RANGE', message: 'Enter a day from the discovery until today.' }));
}
