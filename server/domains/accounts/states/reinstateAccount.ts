import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Account } from '../Account';
import { changeAccountState } from './changeAccountState';
import { TerminatedIdentity } from './TerminatedIdentity';

/** It may sign in again: for a company what a colleague has suspended. For a terminated login this is the administrator's override, and the audit log says so. */
export async function reinstateAccount(
  context: RequestContext,
  input: { id: number; reason: string | null },
): Promise<Account> {
  return changeAccountState(context, input.id, {
    action: 'reinstateAccount',
    to: 'ACTIVE',
    from: ['SUSPENDED', 'TERMINATED'],
    reason: input.reason,
    alongside: async (manager, { id }) => {
      await manager.getRepository(TerminatedIdentity).delete({ accountId: id });
    },
  });
}
