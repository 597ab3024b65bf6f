import { Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import { DomainError } from '../../../shared/errors/DomainError';
import { Account } from '../Account';

@ObjectType({ description: 'What `logoutEverywhere` did.' })
export class LogoutEverywherePayload {
  @Field({ description: 'Always true; a failure is an error.' })
  readonly ok: boolean = true;
}

/** Raises the account's token version. That ends all its tokens, including the caller's. */
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
