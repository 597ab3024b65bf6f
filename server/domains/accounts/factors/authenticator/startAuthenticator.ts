import { Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { authorize } from '../../../../shared/authorize';
import { sealText } from '../../../../shared/secret-tokens/sealedText';
import { Authenticator } from './Authenticator';
import { authenticatorSeal } from './authenticatorSeal';
import { ownLockedAccount } from '../ownLockedAccount';
import { newTotpSecret, totpUri } from './totpCodes';

@ObjectType({ description: 'What an authenticator app needs. It is shown only now.' })
export class StartAuthenticatorPayload {
  @Field({ description: 'The secret in base32, for typing it.' })
  readonly secret: string;

  @Field({ description: 'The address for the QR code: `otpauth://totp/…`.' })
  readonly uri: string;

  constructor(secret: string, uri: string) {
    this.secret = secret;
    this.uri = uri;
  }
}

/**
 * Makes the secret of an authenticator app. It is no factor until `confirmAuthenticator`; starting again replaces it.
 * @throws DomainError CONFLICT if an app is set up already
 */
export async function startAuthenticator(context: RequestContext): Promise<StartAuthenticatorPayload> {
  authorize(context.viewer, 'startAuthenticator');
  const secret = newTotpSecret();
  return context.database.transaction(async (manager) => {
    const { id: accountId, email } = await ownLockedAccount(manager, context.viewer);
    const authenticators = manager.getRepository(Authenticator);
    const before = await authenticators.findOneBy({ accountId });
    if (before?.confirmedAt != null) {
      throw new DomainError('CONFLICT', 'An authenticator app is set up already. Remove it first.');
    }
    const sealedSecret = sealText(secret, authenticatorSeal(context.identitySecret, accountId));
    await authenticators.save({
      ...{ accountId, sealedSecret, createdAt: context.clock.now(), confirmedAt: null, lastStep: null },
    });
    return new StartAuthenticatorPayload(secret, totpUri(secret, email));
  });
}
