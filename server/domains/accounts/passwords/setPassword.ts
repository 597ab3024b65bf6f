import { IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { queueMail } from '../../../platform/mailer/queueMail';
import { hashPassword } from '../../../platform/passwords/hashPassword';
import { findPasswordProblem } from '../../../platform/passwords/findPasswordProblem';
import { DomainError } from '../../../shared/errors/DomainError';
import { Account } from '../Account';
import { KnownDevice } from '../devices/KnownDevice';
import { PasswordReset } from './PasswordReset';
import { brand } from '../../../shared/brand/brand';

/**
 * Returns the hash of a new password of an account. Call it outside of transactions, because it may ask a service.
 *
 * @throws DomainError VALIDATION_FAILED for `field` if the password is too weak
 */
export async function hashNewPassword(
  context: RequestContext,
  account: Account,
  { password, field }: { password: string; field: string },
): Promise<string> {
  const message = await findPasswordProblem(context, password, [account.email, account.name ?? '']);
  if (message !== undefined) {
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code: 'PASSWORD', message }] });
  }
  return hashPassword(password);
}

/**
 * Sets an account's password, ends all its tokens and reset links, forgets its devices, and mails its owner. Returns the
 * changed account.
 */
export async function setPassword(
  manager: EntityManager,
  context: RequestContext,
  { id }: Pick<Account, 'id'>,
  passwordHash: string,
): Promise<Account> {
  const accounts = manager.getRepository(Account);
  await accounts.update({ id }, { passwordHash, tokenVersion: () => 'token_version + 1' });
  await manager
    .getRepository(PasswordReset)
    .update({ accountId: id, usedAt: IsNull() }, { usedAt: context.clock.now() });
  await manager.getRepository(KnownDevice).delete({ accountId: id });
  const changed = await accounts.findOneByOrFail({ id });
  await queueMail(manager, context, {
    eventKey: `password-changed:${id}:${changed.tokenVersion}`,
    to: changed.email,
    subject: 'Your password was changed',
    ...composeMail([
      'Hello,',
      `The password of your ${brand.name} login was changed, and every device was signed out.`,
      'If that was not you, ask for a new password at once:',
      { label: 'Choose a new password', url: `${context.publicUrl}/forgot-password` },
    ]),
  });
  return changed;
}
