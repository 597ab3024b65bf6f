import { Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { authorize } from '../../../../shared/authorize';
import { Authenticator } from './Authenticator';
import { forgetLeftoverCodes } from '../recovery-codes/forgetLeftoverCodes';
import { ownLockedAccount } from '../ownLockedAccount';
import { reportFactorChange } from '../reportFactorChange';

@ObjectType({ description: 'What `removeAuthenticator` did.' })
export class RemoveAuthenticatorPayload {
  @Field({ description: 'Always true; a failure is an error.' })
  readonly ok: boolean = true;
}

/**
 * Removes the caller's authenticator app; with the last factor the recovery codes go too.
 * @throws DomainError CONFLICT if there is none
 */
export async function removeAuthenticator(context: RequestContext): Promise<void> {
  authorize(context.viewer, 'removeAuthenticator');
  await context.database.transaction(async (manager) => {
    const account = await ownLockedAccount(manager, context.viewer);
    const { affected } = await manager.getRepository(Authenticator).delete({ accountId: account.id });
    if (affected === 0) throw new DomainError('CONFLICT', 'You have no authenticator app.');
    await forgetLeftoverCodes(manager, account.id);
    await reportFactorChange(manager, context, account, {
      action: 'removeAuthenticator',
      subject: 'Your authenticator app was removed',
      sentence: 'Your authenticator app was removed: its codes count no more.',
    });
  });
}
