import type { RequestContext } from '../../../platform/context/RequestContext';
import { hashPassword } from '../../../platform/passwords/hashPassword';
import { verifyPassword } from '../../../platform/passwords/verifyPassword';
import { DomainError } from '../../../shared/errors/DomainError';
import { Account } from '../Account';
import { countGuesses } from '../signing-in/countGuesses';

/**
 * Returns the account that the e-mail and password prove. Unknown user, wrong password and suspended account give the
 * same error in the same time (docs/rules/accounts-and-permissions.md#sign-in).
 */
export async function provePassword(context: RequestContext, email: string, password: string): Promise<Account> {
  const account = await countGuesses(context, { email, what: 'account' }, async () => {
    const found = await context.database.getRepository(Account).findOneBy({ email });
    const isRight = await verifyPassword(password, found?.passwordHash ?? (await hashOfNobody()));
    return found && isRight && found.suspendedAt === null ? found : null;
  });
  if (account !== null) return account;
  throw new DomainError('UNAUTHENTICATED', 'The e-mail address or the password is not right.');
}

/** Hash to compare with for unknown users, so that they take as long as known ones. */
let nobody: Promise<string> | undefined;
function hashOfNobody(): Promise<string> {
  return (nobody ??= hashPassword('the password of nobody'));
}
