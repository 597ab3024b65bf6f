import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { authorize } from '../../../../shared/authorize';
import { Account } from '../../Account';
import { findChallenge, openChallenge } from '../challenges';
import { Passkey } from './Passkey';
import { relyingParty } from './relyingParty';
import { PasskeyRequest } from './startPasskey';

@InputType({ description: 'Whose passkey is asked for.' })
export class StartPasskeyCheckInput {
  @Field(() => String, {
    nullable: true,
    description: 'The challenge of `login`, as second step; leave it out to sign in by passkey alone.',
  })
  @MaxLength(200, { message: 'This is not the token of a challenge.' })
  challenge?: string | null;
}

/**
 * Begins the check of a passkey: of the login that a challenge of `login` names, else of the caller's own, else of
 * anybody who has one.
 * @throws DomainError GONE for an ended challenge
 */
export async function startPasskeyCheck(
  context: RequestContext,
  { challenge }: { challenge?: string | null },
): Promise<PasskeyRequest> {
  authorize(context.viewer, 'startPasskeyCheck');
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const now = context.clock.now();
  return context.database.transaction(async (manager) => {
    const account = await accountOf(manager, context, challenge ?? null);
    const passkeys = account === null ? [] : await manager.getRepository(Passkey).findBy({ accountId: account.id });
    const options = await generateAuthenticationOptions({
      ...{ rpID: relyingParty(context.publicUrl).id, userVerification: 'required' },
      // without a list the browser offers every passkey of this site
      allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    });
    const { challenge: webauthnChallenge } = options;
    const token = await openChallenge(manager, { purpose: 'PASSKEY_CHECK', account, webauthnChallenge, now });
    return new PasskeyRequest(token, options);
  });
}

async function accountOf(
  manager: EntityManager,
  { viewer, clock }: RequestContext,
  challenge: string | null,
): Promise<Account | null> {
  if (challenge !== null) {
    return (await findChallenge(manager, { token: challenge, purpose: 'SECOND_STEP', now: clock.now() })).account;
  }
  return viewer && manager.getRepository(Account).findOneBy({ id: viewer.accountId });
}
