import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize, authorizeRole } from '../../../shared/authorize';
import type { Viewer } from '../../../shared/Viewer';
import { Account } from '../Account';
import { endViewingsOf } from '../viewings/endViewingsOf';
import type { AccountState } from './AccountState';
import { lockColleagues } from './lockColleagues';

/** A transition between two states of a login. */
interface AccountStep {
  action: 'suspendAccount' | 'reinstateAccount' | 'terminateAccount';
  to: AccountState;
  reason: string | null;
  /** states from which the step is allowed, besides its target state */
  from: readonly AccountState[];
  alongside?(manager: EntityManager, account: Account): Promise<void>;
}

/**
 * Changes the state of a login and ends all its tokens; the shared part of suspending, reinstating and terminating. A
 * login that already has the state stays unchanged, with one exception: an administrator can take over a colleague's
 * suspension.
 */
export async function changeAccountState(context: RequestContext, id: number, step: AccountStep): Promise<Account> {
  authorizeRole(context.viewer, step.action);
  return context.database.transaction(async (manager) => {
    await lockColleagues(manager, context.viewer, step.action);
    const accounts = manager.getRepository(Account);
    const account = await accounts.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    authorize(context.viewer, step.action, account ?? undefined);
    if (!account) throw new DomainError('NOT_FOUND', 'There is no such login.');
    const problem = accountStateProblem(account, step, context.viewer);
    if (problem) throw problem;
    const byCompany = step.to === 'SUSPENDED' && context.viewer?.role === 'VENDOR';
    const isThere = account.state === step.to;
    if (isThere && (byCompany || !account.suspendedByCompany)) return account;
    await accounts.update({ id }, { suspendedByCompany: byCompany, ...(isThere ? {} : moved(context, step.to)) });
    if (step.to !== 'ACTIVE') await endViewingsOf(manager, id, context.clock.now());
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

async function keepLine(
  manager: EntityManager,
  context: RequestContext,
  { id, state }: Account,
  { action, to, reason }: AccountStep,
): Promise<void> {
  const change = { before: { state }, after: { state: to, reason } };
  await recordAudit(manager, context, [{ action, entityType: 'Account', entityId: id, ...change }]);
}

/** Returns why the step is not allowed, or undefined if it is. The caller's permission is checked before. */
function accountStateProblem(
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
