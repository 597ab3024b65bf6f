import { Field, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { authorize } from '../../../../shared/authorize';
import { IsDid } from '../../../../shared/validation/IsDid';
import { forgetLeftoverCodes } from '../recovery-codes/forgetLeftoverCodes';
import { ownLockedAccount } from '../ownLockedAccount';
import { Passkey } from './Passkey';
import { reportFactorChange } from '../reportFactorChange';

@InputType({ description: 'One of your own passkeys.' })
export class RemovePasskeyInput {
  @Field({ description: 'Display id of the passkey.' })
  @IsDid('passkey')
  did: string;
}

@ObjectType({ description: 'What `removePasskey` did.' })
export class RemovePasskeyPayload {
  @Field({ description: 'Display id of the passkey that was removed.' })
  readonly did: string;

  constructor(did: string) {
    this.did = did;
  }
}

/**
 * Removes one of the caller's passkeys; with the last factor the recovery codes go too.
 * @throws DomainError NOT_FOUND for a passkey that is not the caller's
 */
export async function removePasskey(context: RequestContext, did: string): Promise<void> {
  authorize(context.viewer, 'removePasskey');
  await context.database.transaction(async (manager) => {
    const account = await ownLockedAccount(manager, context.viewer);
    const passkeys = manager.getRepository(Passkey);
    const passkey = await passkeys.findOneBy({ did, accountId: account.id });
    if (passkey === null) throw new DomainError('NOT_FOUND', 'You have no such passkey.');
    await passkeys.delete({ id: passkey.id });
    await forgetLeftoverCodes(manager, account.id);
    await reportFactorChange(manager, context, account, {
      ...{ action: 'removePasskey', details: { name: passkey.name } },
      subject: 'A passkey was removed',
      sentence: `The passkey “${passkey.name}” was removed: it signs in no more.`,
    });
  });
}
