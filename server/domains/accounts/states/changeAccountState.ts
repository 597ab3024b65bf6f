import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize, authorizeRole } from '../../../shared/permissions';
import { Account } from '../Account';
import { accountStateProblem } from './accountStateProblem';
import type { AccountStep } from './AccountStep';
import type { AccountState } from './AccountState';
import { lockColleagues } from './lockColleagues';

/**
 * What suspending, reinstating and terminating have in common. Whatever the step, every token of the account ends. The
 * state that it has already: nothing changes, but that what a colleague has suspended can become an administrator's doing.
 */
export async function changeAccountState(context: RequestContext, id: number, step: AccountStep): Promise<Account> {
  authorizeRole(context.viewer, step.action);
  return context.database.transaction(async (manager) => {
    await lockColleagues(manager, context.viewer);
    const accounts = manager.getRepository(Account);
    const account = await accounts.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!account) throw new DomainError('NOT_FOUND', 'There is no such login.');
    authorize(context.viewer, step.action, account);
    const problem = accountStateProblem(account, step, context.viewer);
    if (problem) throw problem;
    const byCompany = step.to === 'SUSPENDED' && context.viewer?.role === 'VENDOR';
    const isThere = account.state === step.to;
    if (isThere && (byCompany || !account.suspendedByCompany)) return account;
    await accounts.update({ id }, { suspendedByCompany: byCompany, ...(isThere ? {} : moved(context, step.to)) });
    await step.alongside?.(manager, account);
    await keepLine(manager, context, account, step);
    return accounts.findOneByOrFail({ id });
  });
}

function moved({ clock }: RequestContext, state: AccountState) {
  const now = clock.now();
  return {
    suspendedAt: state === 'ACTIVE' ? null : now,
    terminatedAt: state === 'TERMINATED' ? now : null,
    tokenVersion: () => 'token_version + 1',
  };
}

function keepLine(
  manager: EntityManager,
  context: RequestContext,
  { id, state }: Account,
  { action, to, reason }: AccountStep,
): Promise<void> {
  const change = { before: { state }, after: { state: to, reason } };
  return recordAudit(manager, context, [{ action, entityType: 'Account', entityId: id, ...change }]);
}
