import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { MoreThan, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { queueMail } from '../../../platform/mailer/queueMail';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { newPrivacyRequest } from '../privacy-requests/newPrivacyRequest';
import { PrivacyRequest } from '../privacy-requests/PrivacyRequest';
import { newAddressMail } from '../privacy-requests/privacyMails';
import { lockDataSubject, type DataSubject } from './findDataSubject';
import { isOfBusiness } from './isOfBusiness';
import { addressProblem, readAddress, readName } from './readName';

@InputType({ description: 'What to correct. An absent value stays as it is.' })
export class CorrectOwnDataInput {
  @Field(() => String, {
    nullable: true,
    description: 'As `openMyCoupons` gave it. Absent: the data of the own login.',
  })
  @MaxLength(200, { message: 'A token has at most 200 characters.' })
  token?: string | null;

  @Field(() => String, { nullable: true, description: 'The right name, 2 to 100 visible characters.' })
  @MaxLength(1000, { message: 'A name has at most 100 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The new e-mail address, which a mail to it confirms.' })
  @MaxLength(254, { message: 'Please enter a valid email address.' })
  email?: string | null;
}

@ObjectType({ description: 'What `correctOwnData` did.' })
export class CorrectOwnDataPayload {
  @Field({ description: 'Whether a mail to the new address waits for its confirmation.' })
  readonly isAddressToConfirm: boolean;

  constructor(isAddressToConfirm: boolean) {
    this.isAddressToConfirm = isAddressToConfirm;
  }
}

interface Correction {
  token: string | null;
  name: string | null;
  email: string | null;
}

const hour = 60 * 60 * 1000;
/** Limits mail to addresses that somebody types. */
const mostInAnHour = 3;

/**
 * Corrects the name at once, in all coupons of the address and its login. A new address needs the confirmation of its
 * mailbox; that of the old one was the link (docs/rules/privacy-and-law.md#correction). Returns whether one is waited
 * for.
 * @throws VALIDATION_FAILED for each wrong field, and for an address of a login; NOT_FOUND if the token is unknown, not
 *   opened or too old; UNAUTHENTICATED without a token and a login; TOO_MANY_REQUESTS
 */
export async function correctOwnData(context: RequestContext, input: Correction): Promise<boolean> {
  authorize(context.viewer, 'correctOwnData');
  const { token } = input;
  const name = input.name === null ? null : readName(input.name);
  const newEmail = input.email === null ? null : readAddress(input.email);
  return context.database.transaction(async (manager) => {
    const subject = await lockDataSubject(manager, context, token);
    if (name === null && newEmail === null) throw nothingToCorrect();
    if (name !== null) await changeName(manager, context, subject, name);
    if (newEmail !== null) await askNewAddress(manager, context, subject, newEmail);
    return newEmail !== null;
  });
}

function nothingToCorrect(): DomainError {
  const message = 'Enter a name or an address.';
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'name', code: 'REQUIRED', message }] });
}

async function changeName(
  manager: EntityManager,
  context: RequestContext,
  { email, holder, id }: DataSubject,
  name: string,
): Promise<void> {
  await manager.query(`UPDATE coupon_purchases SET name = $2 WHERE lower(email) = $1`, [email, name]);
  await manager.query(`UPDATE accounts SET name = $2, updated_at = now() WHERE email = $1`, [email, name]);
  // the log outlives the person, so it names nobody
  const entityType = holder === 'account' ? 'Account' : 'BuyerLink';
  await recordAudit(manager, context, [
    { action: 'correctOwnData', entityType, entityId: id, before: null, after: { changed: 'name' } },
  ]);
}

async function askNewAddress(
  manager: EntityManager,
  context: RequestContext,
  { email }: DataSubject,
  newEmail: string,
): Promise<void> {
  if (newEmail === email) throw addressProblem('This is your address already.');
  if (await isOfBusiness(manager, email)) {
    throw addressProblem('This address belongs to a login, a company or an ad. Write to us to change it.');
  }
  const requests = manager.getRepository(PrivacyRequest);
  const receivedAt = context.clock.now();
  const lately = MoreThan(new Date(receivedAt.getTime() - hour));
  if ((await requests.countBy({ email, kind: 'CORRECTION', receivedAt: lately })) >= mostInAnHour) {
    const message = 'We have mailed several links within an hour. Try again in an hour.';
    throw new DomainError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: 3600 });
  }
  await requests.update(
    { email, kind: 'CORRECTION', state: 'OPEN' },
    { state: 'DECLINED', handledAt: receivedAt, newEmail: null, answer: 'A newer request has replaced this one.' },
  );
  const request = await newPrivacyRequest(manager, {
    ...{ kind: 'CORRECTION', channel: 'SITE', email, newEmail, receivedAt },
  });
  await recordAudit(manager, context, [
    {
      action: 'correctOwnData',
      entityType: 'PrivacyRequest',
      entityId: request.id,
      before: null,
      after: { changed: 'email' },
    },
  ]);
  await queueMail(manager, context, newAddressMail(context, request, newEmail));
}
