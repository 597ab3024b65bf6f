import { Field, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { IsDid } from '../../../shared/validation/IsDid';
import { ownAccount } from '../ownAccount';
import { AccountSession } from './AccountSession';

@InputType({ description: 'One of your own sessions.' })
export class EndSessionInput {
  @Field({ description: 'Display id of the session.' })
  @IsDid('session')
  did: string;
}

@ObjectType({ description: 'What `endSession` did.' })
export class EndSessionPayload {
  @Field({ description: 'Display id of the session that has ended.' })
  readonly did: string;

  constructor(did: string) {
    this.did = did;
  }
}

/**
 * Ends one of the caller's sessions; its tokens count no more. Ending it again changes nothing.
 * @throws DomainError NOT_FOUND for a session that is not the caller's
 */
export async function endSession(context: RequestContext, did: string): Promise<void> {
  authorize(context.viewer, 'endSession');
  await context.database.transaction(async (manager) => {
    const account = await ownAccount(manager, context.viewer);
    const sessions = manager.getRepository(AccountSession);
    const session = await sessions.findOne({
      where: { did, accountId: account.id },
      lock: { mode: 'pessimistic_write' },
    });
    if (session === null) throw new DomainError('NOT_FOUND', 'You have no such session.');
    if (session.endedAt !== null) return;
    await sessions.update({ id: session.id }, { endedAt: context.clock.now(), ending: 'ENDED_BY_OWNER' });
    const after = { device: session.device };
    await recordAudit(manager, context, [
      { action: 'endSession', entityType: 'Account', entityId: account.id, before: null, after },
    ]);
  });
}
