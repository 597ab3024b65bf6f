import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { queueMail } from '../../../platform/mailer/queueMail';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { carryOutErasure } from '../privacy-requests/carryOutErasure';
import { newPrivacyRequest } from '../privacy-requests/newPrivacyRequest';
import { PrivacyRequest } from '../privacy-requests/PrivacyRequest';
import { answeredMail, receivedMail } from '../privacy-requests/privacyMails';
import { lockDataSubject } from './findDataSubject';
import { isOfBusiness } from './isOfBusiness';

@InputType({ description: 'Whose data to erase.' })
export class EraseOwnDataInput {
  @Field(() => String, {
    nullable: true,
    description: 'As `openMyCoupons` gave it. Absent: the data of the own login.',
  })
  @MaxLength(200, { message: 'A token has at most 200 characters.' })
  token?: string | null;

  @Field({ description: 'The word ERASE, so that nobody erases anything by mistake.' })
  @MaxLength(100, { message: 'Type ERASE to confirm.' })
  confirmation: string;
}

interface Erasure {
  token: string | null;
  confirmation: string;
}

/**
 * Erases what is known of the person who asks: at once for visitors; for people behind companies and ads an
 * administrator does it within 30 days (docs/rules/privacy-and-law.md#erasure). A second request about the same returns
 * the first.
 * @throws VALIDATION_FAILED without the confirmation; NOT_FOUND if the token is unknown, not opened or too old;
 *   UNAUTHENTICATED without a token and a login
 */
export async function eraseOwnData(context: RequestContext, { token, confirmation }: Erasure): Promise<PrivacyRequest> {
  authorize(context.viewer, 'eraseOwnData');
  if (confirmation.trim().toUpperCase() !== 'ERASE') {
    const message = 'Type ERASE to confirm.';
    throw new DomainError('VALIDATION_FAILED', message, {
      errors: [{ field: 'confirmation', code: 'REQUIRED', message }],
    });
  }
  return context.database.transaction(async (manager) => {
    const { email } = await lockDataSubject(manager, context, token);
    const waiting = await manager.getRepository(PrivacyRequest).findOneBy({ email, kind: 'ERASURE', state: 'OPEN' });
    if (waiting) return waiting;
    const receivedAt = context.clock.now();
    if (await isOfBusiness(manager, email)) return ask(manager, context, { email, receivedAt });
    const outcome = await carryOutErasure(manager, context.identitySecret, email);
    // after the erasure, which would remove the mail
    const request = await newPrivacyRequest(manager, {
      ...{ kind: 'ERASURE', channel: 'SITE', email: null, receivedAt, state: 'DONE', handledAt: receivedAt, outcome },
    });
    await recordErasure(manager, context, request);
    await queueMail(manager, context, answeredMail(context, request, email));
    return request;
  });
}

/** Leaves the erasure to an administrator. */
async function ask(
  manager: EntityManager,
  context: RequestContext,
  { email, receivedAt }: { email: string; receivedAt: Date },
): Promise<PrivacyRequest> {
  const request = await newPrivacyRequest(manager, { kind: 'ERASURE', channel: 'SITE', email, receivedAt });
  await recordErasure(manager, context, request);
  await queueMail(manager, context, receivedMail(context, request, email));
  return request;
}

async function recordErasure(
  manager: EntityManager,
  context: RequestContext,
  { id, state }: PrivacyRequest,
): Promise<void> {
  await recordAudit(manager, context, [
    { action: 'eraseOwnData', entityType: 'PrivacyRequest', entityId: id, before: null, after: { state } },
  ]);
}
