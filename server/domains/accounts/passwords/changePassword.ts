import { IsNotEmpty, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { factorsOf, hasFactor } from '../factors/factorsOf';
import { openSession } from '../sessions/openSession';
import { proveOwnPassword } from './proveOwnPassword';
import type { Session } from '../signing-in/Session';
import { hashNewPassword, setPassword } from './setPassword';

@InputType({ description: 'The old password and the new one.' })
export class ChangePasswordInput {
  @Field({ description: 'The password as it is.' })
  @IsNotEmpty({ message: 'Enter your present password.' })
  @MaxLength(1000, { message: 'A password has at most 1,000 characters.' })
  currentPassword: string;

  @Field({ description: 'The password to be: 12 or more characters, none of the very common ones.' })
  @MaxLength(1000, { message: 'A password has at most 1,000 characters.' })
  newPassword: string;
}

/**
 * Changes the caller's password and ends every other session. This session continues with the returned token. A wrong
 * present password counts as a failed sign-in.
 */
export async function changePassword(
  context: RequestContext,
  input: { currentPassword: string; newPassword: string },
): Promise<Session> {
  authorize(context.viewer, 'changePassword');
  const account = await proveOwnPassword(context, 'currentPassword', input.currentPassword);
  const passwordHash = await hashNewPassword(context, account, { password: input.newPassword, field: 'newPassword' });
  const changed = await context.database.transaction(async (manager) => {
    await recordAudit(manager, context, [
      { action: 'changePassword', entityType: 'Account', entityId: account.id, before: null, after: null },
    ]);
    return setPassword(manager, context, account, passwordHash);
  });
  // a password is not enough where there is a second factor
  const factors = await factorsOf(context.database.manager, changed.id);
  return openSession(context, changed, !hasFactor(factors));
}
