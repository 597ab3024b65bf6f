import { Field, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { IsDid } from '../../../shared/validation/IsDid';
import { ownLockedAccount } from '../factors/ownLockedAccount';
import { reportFactorChange } from '../factors/reportFactorChange';
import { ConnectedAccount } from './ConnectedAccount';
import { labelOfIssuer } from './labelOfIssuer';

@InputType({ description: 'One of your own connected accounts.' })
export class DisconnectAccountInput {
  @Field({ description: 'Display id of the connected account.' })
  @IsDid('connected account')
  did: string;
}

@ObjectType({ description: 'What `disconnectAccount` did.' })
export class DisconnectAccountPayload {
  @Field({ description: 'Display id of the account that signs in no more.' })
  readonly did: string;

  constructor(did: string) {
    this.did = did;
  }
}

/**
 * Disconnects one of the caller's accounts. It is never the last way in, because every login has a password, which a mail
 * replaces. Mails the owner.
 * @throws DomainError NOT_FOUND for one that is not the caller's
 */
export async function disconnectAccount(context: RequestContext, did: string): Promise<void> {
  authorize(context.viewer, 'disconnectAccount');
  await context.database.transaction(async (manager) => {
    const account = await ownLockedAccount(manager, context.viewer);
    const connected = manager.getRepository(ConnectedAccount);
    const found = await connected.findOneBy({ did, accountId: account.id });
    if (found === null) throw new DomainError('NOT_FOUND', 'You have no such connected account.');
    await connected.delete({ id: found.id });
    const label = labelOfIssuer(context, found.issuer);
    await reportFactorChange(manager, context, account, {
      ...{ action: 'disconnectAccount', details: { provider: label } },
      subject: `Your ${label} account was disconnected`,
      sentence: `Your ${label} account signs in here no more. Your password does, as before.`,
    });
  });
}
