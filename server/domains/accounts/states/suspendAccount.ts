import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Account } from '../Account';
import { changeAccountState } from './changeAccountState';
import { mailSuspension } from './mailSuspension';

/** It may not sign in until it is reinstated. Logins of a company may do it to each other, and its owner is told. */
export async function suspendAccount(
  context: RequestContext,
  input: { id: number; reason: string | null },
): Promise<Account> {
  return changeAccountState(context, input.id, {
    action: 'suspendAccount',
    to: 'SUSPENDED',
    from: ['ACTIVE'],
    reason: input.reason,
    alongside: async (manager, account) => {
      if (context.viewer?.role === 'VENDOR') await mailSuspension(manager, context, account);
    },
  });
}
