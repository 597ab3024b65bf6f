import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import type { Account } from '../Account';
import { changeAccountState } from './changeAccountState';
import { TerminatedIdentity } from './TerminatedIdentity';

/** It may sign in again. For a terminated login this is the administrator's override, and the audit log says so. */
export async function reinstateAccount(
  context: RequestContext,
  input: { id: number; reason: string | null },
): Promise<Account> {
  authorize(context.viewer, 'reinstateAccount');
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
