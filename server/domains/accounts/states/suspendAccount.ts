import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import type { Account } from '../Account';
import { changeAccountState } from './changeAccountState';

/** It may not sign in until it is reinstated. */
export async function suspendAccount(
  context: RequestContext,
  input: { id: number; reason: string | null },
): Promise<Account> {
  authorize(context.viewer, 'suspendAccount');
  return changeAccountState(context, input.id, {
    action: 'suspendAccount',
    to: 'SUSPENDED',
    from: ['ACTIVE'],
    reason: input.reason,
  });
}
