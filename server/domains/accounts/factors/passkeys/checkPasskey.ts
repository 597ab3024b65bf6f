import type { AuthenticationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { Account } from '../../Account';
import { findChallenge, useChallenge } from '../challenges';
import { Passkey } from './Passkey';
import { readPasskeyResponse, refusedPasskey } from './readPasskeyResponse';
import { relyingParty } from './relyingParty';

/** What `startPasskeyCheck` gave and the browser answered. */
export interface PasskeyAnswer {
  token: string;
  response: string;
}

/**
 * Returns the account whose passkey has signed the challenge, with its owner verified by the device. The counter of the
 * device must rise: a copy of it is refused.
 * @throws DomainError GONE for an ended challenge; VALIDATION_FAILED for `response`
 */
export async function checkPasskey(
  manager: EntityManager,
  { clock, publicUrl }: RequestContext,
  { token, response: text }: PasskeyAnswer,
): Promise<Account> {
  const now = clock.now();
  const { challenge } = await findChallenge(manager, { token, purpose: 'PASSKEY_CHECK', now });
  const response = readPasskeyResponse(text) as AuthenticationResponseJSON;
  const passkeys = manager.getRepository(Passkey);
  const passkey = await passkeys.findOne({
    where: { credentialId: response.id },
    lock: { mode: 'pessimistic_write' },
  });
  if (passkey === null) throw refusedPasskey();
  const account = await manager.getRepository(Account).findOneByOrFail({ id: passkey.accountId });
  const isExpected = challenge.accountId === null || challenge.accountId === account.id;
  if (!isExpected || account.suspendedAt !== null) throw refusedPasskey();
  const counter = await verify(publicUrl, response, challenge.webauthnChallenge ?? '', passkey);
  await useChallenge(manager, challenge, now);
  await passkeys.update({ id: passkey.id }, { counter, lastUsedAt: now });
  return account;
}

/** Returns the new counter. */
async function verify(
  publicUrl: string,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  passkey: Passkey,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(publicUrl);
  const credential: WebAuthnCredential = {
    ...{ id: passkey.credentialId, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) },
    ...{ counter: passkey.counter, transports: passkey.transports },
  };
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...{ response, credential },
    ...expected,
  }).catch((error: unknown) => {
    throw refusedPasskey(error);
  });
  if (!verified) throw refusedPasskey();
  return authenticationInfo.newCounter;
}
