import { Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { authorize } from '../../../../shared/authorize';
import { openChallenge } from '../challenges';
import { ownLockedAccount } from '../ownLockedAccount';
import { Passkey } from './Passkey';
import { refuseManyPasskeys } from './refuseManyPasskeys';
import { relyingParty } from './relyingParty';

@ObjectType({ description: 'What a browser needs to make or to use a passkey.' })
export class PasskeyRequest {
  @Field({ description: 'Token of this request, which counts once and for five minutes.' })
  readonly token: string;

  @Field({ description: 'Options of `navigator.credentials.create` or `.get`, as JSON text.' })
  readonly options: string;

  constructor(token: string, options: object) {
    this.token = token;
    this.options = JSON.stringify(options);
  }
}

/**
 * Begins to add a passkey that can be found without a user name and that checks its owner.
 * @throws DomainError CONFLICT if the login has 20
 */
export async function startPasskey(context: RequestContext): Promise<PasskeyRequest> {
  authorize(context.viewer, 'startPasskey');
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const party = relyingParty(context.publicUrl);
  return context.database.transaction(async (manager) => {
    const account = await ownLockedAccount(manager, context.viewer);
    const passkeys = await manager.getRepository(Passkey).findBy({ accountId: account.id });
    refuseManyPasskeys(passkeys.length);
    const options = await generateRegistrationOptions({
      ...{
        rpName: party.name,
        rpID: party.id,
        userName: account.email,
        userDisplayName: account.name ?? account.email,
      },
      userID: new Uint8Array(Buffer.from(account.did)),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    });
    const { challenge: webauthnChallenge } = options;
    const opened = { purpose: 'NEW_PASSKEY', account, webauthnChallenge, now: context.clock.now() } as const;
    return new PasskeyRequest(await openChallenge(manager, opened), options);
  });
}
