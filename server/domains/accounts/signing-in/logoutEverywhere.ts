import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/permissions';
import { Account } from '../Account';

/** Raises the account's token version, which ends every token that it has, this one too. */
export async function logoutEverywhere(context: RequestContext): Promise<void> {
  authorize(context.viewer, 'logoutEverywhere');
  const id = context.viewer?.accountId;
  if (id === undefined) throw new DomainError('UNAUTHENTICATED', 'Sign in to do this.');
  await context.database.transaction(async (manager) => {
    await manager.getRepository(Account).increment({ id }, 'tokenVersion', 1);
    await recordAudit(manager, context, [
      { action: 'logoutEverywhere', entityType: 'Account', entityId: id, before: null, after: null },
    ]);
  });
}
