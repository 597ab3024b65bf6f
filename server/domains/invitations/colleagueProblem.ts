import { DomainError } from '../../shared/errors/DomainError';
import type { Role } from '../../shared/permissions';
import type { Account } from '../accounts/Account';
import { neutralRefusal } from './neutralRefusal';

/**
 * Why the owner of a login cannot be invited to a company. Administrators are told; a company hears only of its own logins,
 * for all others it is the text that tells nobody anything.
 */
export function colleagueProblem(
  account: Pick<Account, 'vendorId' | 'suspendedAt'>,
  vendorId: number,
  asked: Role,
): DomainError {
  if (account.vendorId === vendorId) {
    return account.suspendedAt === null
      ? refused('HAS_LOGIN', 'This address has a login of this company already.')
      : refused('SUSPENDED', 'The login with this address is suspended. It has to be reinstated instead.');
  }
  if (asked === 'VENDOR') return neutralRefusal();
  return account.vendorId === null
    ? refused('ADMINISTRATOR', 'This address belongs to an administrator, who needs no invitation.')
    : refused('OTHER_COMPANY', 'This address has the login of another company.');
}

function refused(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'email', code, message }] });
}
