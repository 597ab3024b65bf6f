import { MaxLength } from 'class-validator';
import type { RegistrationResponseJSON, VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { Field, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { newDid } from '../../../../shared/did';
import { DomainError } from '../../../../shared/errors/DomainError';
import { authorize } from '../../../../shared/authorize';
import { cleanText } from '../../../../shared/text/cleanText';
import { HasLength } from '../../../../shared/validation/HasLength';
import { findChallenge, useChallenge } from '../challenges';
import { factorsOf, hasFactor } from '../factorsOf';
import { ownLockedAccount } from '../ownLockedAccount';
import { Passkey } from './Passkey';
import { readPasskeyResponse, refusedPasskey } from './readPasskeyResponse';
import { replaceRecoveryCodes } from '../recovery-codes/recoveryCodes';
import { relyingParty } from './relyingParty';
import { refuseManyPasskeys } from './refuseManyPasskeys';
import { reportFactorChange } from '../reportFactorChange';

@InputType({ description: 'A new passkey.' })
export class AddPasskeyInput {
  @Field({ description: 'Token of `startPasskey`.' })
  @MaxLength(200, { message: 'This is not the token of a request.' })
  token: string;

  @Field({ description: 'What `navigator.credentials.create` gave, as JSON text.' })
  @MaxLength(20_000, { message: 'This is not the answer of a browser.' })
  response: string;

  @Field({ description: 'How its owner calls it, such as "Office laptop".' })
  @HasLength(1, 60, 'A name has at most 60 characters.')
  name: string;
}

@ObjectType({ description: 'What `addPasskey` did.' })
export class AddPasskeyPayload {
  @Field(() => Passkey, { description: 'The passkey.' })
  readonly passkey: Passkey;

  @Field(() => [String], {
    nullable: true,
    description: 'Ten recovery codes, shown only now; null if the login had a second factor before, and so has codes.',
  })
  readonly recoveryCodes: string[] | null;

  constructor(passkey: Passkey, recoveryCodes: string[] | null) {
    this.passkey = passkey;
    this.recoveryCodes = recoveryCodes;
  }
}

/**
 * Adds the passkey that the browser has made. It is a second factor, and signs in alone.
 * @throws DomainError GONE for an ended request; VALIDATION_FAILED for `response`; CONFLICT if the login has 20
 */
export async function addPasskey(
  context: RequestContext,
  { token, response, name }: { token: string; response: string; name: string },
): Promise<AddPasskeyPayload> {
  authorize(context.viewer, 'addPasskey');
  const now = context.clock.now();
  const cleanName = cleanText(name);
  if (cleanName === '') throw nameless();
  return context.database.transaction(async (manager) => {
    const account = await ownLockedAccount(manager, context.viewer);
    const { challenge } = await findChallenge(manager, { token, purpose: 'NEW_PASSKEY', now });
    if (challenge.accountId !== account.id) throw new DomainError('GONE', 'Start to add the passkey again.');
    const { credential } = await verify(context, response, challenge.webauthnChallenge ?? '');
    await useChallenge(manager, challenge, now);
    const hadFactor = hasFactor(await factorsOf(manager, account.id));
    const passkeys = manager.getRepository(Passkey);
    if (await passkeys.existsBy({ credentialId: credential.id })) throw refusedPasskey();
    refuseManyPasskeys(await passkeys.countBy({ accountId: account.id }));
    const passkey = await passkeys.save({
      ...{ did: newDid(), accountId: account.id, name: cleanName, credentialId: credential.id },
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      ...{ counter: credential.counter, transports: credential.transports ?? [], createdAt: now, lastUsedAt: null },
    });
    await reportFactorChange(manager, context, account, {
      ...{ action: 'addPasskey', details: { name: passkey.name } },
      subject: 'A passkey was added',
      sentence: `The passkey “${passkey.name}” was added: it signs in to your login.`,
    });
    return new AddPasskeyPayload(passkey, hadFactor ? null : await replaceRecoveryCodes(manager, account.id));
  });
}

function nameless(): DomainError {
  const message = 'Give the passkey a name.';
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'name', code: 'REQUIRED', message }] });
}

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

async function verify({ publicUrl }: RequestContext, text: string, expectedChallenge: string): Promise<Registered> {
  const response = readPasskeyResponse(text) as RegistrationResponseJSON;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(publicUrl);
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected }).catch((error: unknown) => {
    throw refusedPasskey(error);
  });
  if (registrationInfo === undefined) throw refusedPasskey();
  return registrationInfo;
}
