import { DomainError } from '../../../shared/errors/DomainError';
import type { Viewer } from '../../../shared/permissions';
import type { Account } from '../Account';
import type { AccountStep } from './AccountStep';

/** Why a step cannot be taken; undefined when it can. That the caller may take such steps at all was asked before. */
export function accountStateProblem(
  account: Pick<Account, 'id' | 'state' | 'suspendedByCompany'>,
  { to, from }: Pick<AccountStep, 'to' | 'from'>,
  viewer: Viewer | null,
): DomainError | undefined {
  const { id, state, suspendedByCompany } = account;
  if (id === viewer?.accountId) {
    return new DomainError('CONFLICT', 'This is your own login: ask somebody else to do this.');
  }
  if (state !== to && !from.includes(state)) {
    return new DomainError('CONFLICT', `This login is ${state.toLowerCase()} (${state}).`);
  }
  const isColleaguesDoing = state === 'SUSPENDED' && suspendedByCompany;
  if (viewer?.role === 'VENDOR' && to === 'ACTIVE' && state !== 'ACTIVE' && !isColleaguesDoing) {
    return new DomainError(
      'FORBIDDEN',
      'An administrator suspended this login: only an administrator can reinstate it.',
    );
  }
  return undefined;
}
