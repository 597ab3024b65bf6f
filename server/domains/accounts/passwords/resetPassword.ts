import type { EntityManager } from 'typeorm';
import { Field, ObjectType, InputType } from 'type-graphql';
import { MaxLength } from 'class-validator';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { hashSecretToken } from '../../../shared/secret-tokens/hashSecretToken';
import { Account } from '../Account';
import { LoginAttempts } from '../signing-in/LoginAttempts';
import { PasswordReset } from './PasswordReset';
import { hashNewPassword, setPassword } from './setPassword';

@InputType({ description: 'A new password, by the link that was mailed.' })
export class ResetPasswordInput {
  @Field({ description: 'The last part of the link.' })
  @MaxLength(200, { message: 'This is not the token of a link.' })
  token: string;

  @Field({ description: 'The new password: 12 or more characters, none of the very common ones.' })
  @MaxLength(1000, { message: 'A password has at most 1,000 characters.' })
  password: string;
}

@ObjectType({ description: 'What `resetPassword` did.' })
export class ResetPasswordPayload {
  @Field({ description: 'Always true; a failure is an error. Sign in with the new password now.' })
  readonly ok: boolean = true;
}

/** Sets a new password by the link of `requestPasswordReset`, once. A refused password leaves the link valid. */
export async function resetPassword(
  context: RequestContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  authorize(context.viewer, 'resetPassword');
  const { database } = context;
  const now = context.clock.now();
  const owner = await database.transaction((manager) => accountOf(manager, token, now));
  const passwordHash = await hashNewPassword(context, owner, { password, field: 'password' });
  const { email } = await database.transaction(async (manager) => {
    const account = await accountOf(manager, token, now);
    await recordAudit(manager, context, [
      { action: 'resetPassword', entityType: 'Account', entityId: account.id, before: null, after: null },
    ]);
    return setPassword(manager, context, account, passwordHash);
  });
  await new LoginAttempts(context, { email, what: 'account' }).forgetAccount();
}

async function accountOf(manager: EntityManager, token: string, now: Date): Promise<Account> {
  const reset = await manager.getRepository(PasswordReset).findOne({
    where: { tokenHash: hashSecretToken(token) },
    lock: { mode: 'pessimistic_write' },
  });
  const isGood = reset?.usedAt === null && reset.expiresAt > now;
  const account = isGood ? await manager.getRepository(Account).findOneBy({ id: reset.accountId }) : null;
  if (!account || account.suspendedAt !== null) {
    throw new DomainError('GONE', 'This link has ended or was already used. Ask for a new one.');
  }
  return account;
}
