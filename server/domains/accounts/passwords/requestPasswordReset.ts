import { MoreThan, type EntityManager } from 'typeorm';
import { Field, ObjectType, InputType } from 'type-graphql';
import { MaxLength } from 'class-validator';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { queueMail } from '../../../platform/mailer/queueMail';
import { authorize } from '../../../shared/authorize';
import { newSecretToken } from '../../../shared/secret-tokens/newSecretToken';
import { withMinimumDuration } from '../../../shared/withMinimumDuration';
import { Account } from '../Account';
import { normalizeEmail } from '../normalizeEmail';
import { PasswordReset } from './PasswordReset';
import { IsNeededEmailAddress } from '../../../shared/validation/IsNeededEmailAddress';
import { brand } from '../../../shared/brand/brand';

@InputType({ description: 'Whose password was forgotten.' })
export class RequestPasswordResetInput {
  @Field({ description: 'E-mail address of the account, in upper or lower case.' })
  @IsNeededEmailAddress()
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;
}

@ObjectType({ description: 'What `requestPasswordReset` answers to everyone.' })
export class RequestPasswordResetPayload {
  @Field({ description: 'Always true: a mail is on its way if there is such an account.' })
  readonly ok: boolean = true;
}

const hour = 60 * 60 * 1000;
/** Limits mail to one account, so that a stranger cannot fill its mailbox. */
const mostInAnHour = 3;

/**
 * Mails a link for a new password (docs/rules/accounts-and-permissions.md#passwords). Neither the response nor its
 * duration shows whether the account exists.
 */
export async function requestPasswordReset(context: RequestContext, input: { email: string }): Promise<void> {
  authorize(context.viewer, 'requestPasswordReset');
  const email = normalizeEmail(input.email);
  await withMinimumDuration(200, () => context.database.transaction((manager) => sendLink(manager, context, email)));
}

async function sendLink(manager: EntityManager, context: RequestContext, email: string): Promise<void> {
  const account = await manager
    .getRepository(Account)
    .findOne({ where: { email }, lock: { mode: 'pessimistic_write' } });
  if (!account || account.suspendedAt !== null) return;
  const resets = manager.getRepository(PasswordReset);
  const createdAt = context.clock.now();
  const lately = MoreThan(new Date(createdAt.getTime() - hour));
  if ((await resets.countBy({ accountId: account.id, createdAt: lately })) >= mostInAnHour) return;
  const { token, hash: tokenHash } = newSecretToken();
  const expiresAt = new Date(createdAt.getTime() + hour);
  const reset = await resets.save(resets.create({ accountId: account.id, tokenHash, createdAt, expiresAt }));
  await recordAudit(manager, context, [
    { action: 'requestPasswordReset', entityType: 'Account', entityId: account.id, before: null, after: null },
  ]);
  await queueMail(manager, context, {
    eventKey: `password-reset:${reset.id}`,
    to: account.email,
    subject: 'Choose a new password',
    ...composeMail([
      'Hello,',
      `Somebody, probably you, asked for a new password for your ${brand.name} login. This link works once, within an hour:`,
      { label: 'Choose a new password', url: `${context.publicUrl}/reset-password/${token}` },
      'If it was not you, ignore this mail: nothing changes.',
    ]),
    confidential: true,
  });
}
