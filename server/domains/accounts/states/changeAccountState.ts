import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { Account } from '../Account';
import type { AccountState } from './AccountState';

interface Step {
  action: string;
  to: AccountState;
  reason: string | null;
  /** states that the step begins at, besides the one it leads to */
  from: readonly AccountState[];
  alongside?(manager: EntityManager, account: Account): Promise<void>;
}

/**
 * What suspending, reinstating and terminating have in common. Whatever the step, every token of the account ends. The
 * state that it has already: nothing changes.
 */
export async function changeAccountState(context: RequestContext, id: number, step: Step): Promise<Account> {
  return context.database.transaction(async (manager) => {
    const accounts = manager.getRepository(Account);
    const account = await accounts.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!account) throw new DomainError('NOT_FOUND', 'There is no such login.');
    if (id === context.viewer?.accountId) {
      throw new DomainError('CONFLICT', 'This is your own login. Ask another administrator.');
    }
    if (account.state === step.to) return account;
    if (!step.from.includes(account.state)) {
      throw new DomainError('CONFLICT', `This login is ${account.state.toLowerCase()} (${account.state}).`);
    }
    await accounts.update(
      { id },
      { ...timesOf(step.to, context.clock.now()), tokenVersion: () => 'token_version + 1' },
    );
    await step.alongside?.(manager, account);
    await recordAudit(manager, context, [
      {
        action: step.action,
        entityType: 'Account',
        entityId: id,
        before: { state: account.state },
        after: { state: step.to, reason: step.reason },
      },
    ]);
    return accounts.findOneByOrFail({ id });
  });
}

function timesOf(state: AccountState, now: Date): Pick<Account, 'suspendedAt' | 'terminatedAt'> {
  return { suspendedAt: state === 'ACTIVE' ? null : now, terminatedAt: state === 'TERMINATED' ? now : null };
}
