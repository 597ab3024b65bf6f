import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { violates } from '../../../platform/database/violates';
import { queueMail } from '../../../platform/mailer/queueMail';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { isEmailAddress } from '../../../shared/emails/isEmailAddress';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { cleanText } from '../../../shared/text/cleanText';
import { HasLength } from '../../../shared/validation/HasLength';
import { normalizeEmail } from '../../accounts/normalizeEmail';
import { newPrivacyRequest, zoneOfRequests } from './newPrivacyRequest';
import { PrivacyChannel } from './PrivacyChannel';
import { receivedMail } from './privacyMails';
import { PrivacyRequest } from './PrivacyRequest';
import { PrivacyRequestKind } from './PrivacyRequestKind';

@InputType({ description: 'A request that came by mail, letter or telephone.' })
export class RecordPrivacyRequestInput {
  @Field(() => PrivacyRequestKind, { description: 'What it asks for.' })
  kind: PrivacyRequestKind;

  @Field(() => PrivacyChannel, { description: 'How it came; SITE is refused.' })
  channel: PrivacyChannel;

  @Field({ description: 'The e-mail address that it is about.' })
  @MaxLength(254, { message: 'Please enter a valid email address.' })
  email: string;

  @Field(() => GraphQLDate, { description: 'Day on which it came: today, or a day of the last year.' })
  receivedOn: string;

  @Field(() => String, { nullable: true, description: 'For administrators, up to 2,000 characters.' })
  @HasLength(0, 2000, 'A note has at most 2,000 characters.')
  note?: string | null;
}

@ObjectType({ description: 'What `recordPrivacyRequest` did.' })
export class RecordPrivacyRequestPayload {
  @Field(() => PrivacyRequest, { description: 'The request as it is now.' })
  readonly request: PrivacyRequest;

  constructor(request: PrivacyRequest) {
    this.request = request;
  }
}

interface Recorded {
  kind: PrivacyRequestKind;
  channel: PrivacyChannel;
  email: string;
  receivedOn: string;
  note: string | null;
}

const year = 366 * 24 * 60 * 60 * 1000;

/**
 * Stores a request that came outside of the site, due 30 days after its day, and mails its person that it was received.
 * @throws VALIDATION_FAILED for each wrong field; CONFLICT if the address has an open request about the same
 */
export async function recordPrivacyRequest(context: RequestContext, input: Recorded): Promise<PrivacyRequest> {
  authorize(context.viewer, 'recordPrivacyRequest');
  const { kind, channel } = input;
  const { email, receivedAt } = readRequest(input, context.clock.now());
  const note = cleanText(input.note ?? '') || null;
  try {
    return await context.database.transaction(async (manager) => {
      const request = await newPrivacyRequest(manager, { kind, channel, email, receivedAt, note });
      await recordAudit(manager, context, [
        {
          action: 'recordPrivacyRequest',
          entityType: 'PrivacyRequest',
          entityId: request.id,
          before: null,
          after: { kind, channel },
        },
      ]);
      await queueMail(manager, context, receivedMail(context, request, email));
      return request;
    });
  } catch (error) {
    if (!violates(error, 'privacy_requests_open_key')) throw error;
    throw new DomainError('CONFLICT', 'This address has an open request about the same already.');
  }
}

function readRequest(input: Recorded, now: Date): { email: string; receivedAt: Date } {
  const email = normalizeEmail(input.email);
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string, message: string) => errors.push({ field, code, message });
  if (input.channel === 'SITE') refuse('channel', 'INVALID', 'Requests by the site record themselves.');
  if (!isEmailAddress(email)) refuse('email', 'EMAIL', 'Please enter a valid email address.');
  const isToday = input.receivedOn === calendarDay(now, zoneOfRequests);
  const receivedAt = isToday ? now : new Date(`${input.receivedOn}T00:00:00+10:00`);
  if (receivedAt > now || now.getTime() - receivedAt.getTime() > year) {
    refuse('receivedOn', 'OUT_OF_RANGE', 'Enter today, or a day of the last year.');
  }
  if (errors.length > 0) {
    throw new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
  }
  return { email, receivedAt };
}
