import { Secret, TOTP } from 'otpauth';
import type { Account } from '../../domains/accounts/Account';
import { addPasskey } from '../../domains/accounts/factors/passkeys/addPasskey';
import { openChallenge } from '../../domains/accounts/factors/challenges';
import { confirmAuthenticator } from '../../domains/accounts/factors/authenticator/confirmAuthenticator';
import { startAuthenticator } from '../../domains/accounts/factors/authenticator/startAuthenticator';
import { startPasskey, type PasskeyRequest } from '../../domains/accounts/factors/passkeys/startPasskey';
import { startPasskeyCheck } from '../../domains/accounts/factors/passkeys/startPasskeyCheck';
import { makeContext, viewerOf } from '../makeContext';
import { softAuthenticator } from '../softAuthenticator';
import type { TestServer } from '../useTestServer';

interface Owners {
  /** gets an authenticator app, a passkey and recovery codes */
  administrator: Account;
  /** has begun to set up an authenticator app */
  seller: Account;
}

/** Second factors of all kinds, and one open request for each step. */
export async function makeFactors({ dependencies }: TestServer, { administrator, seller }: Owners) {
  const { database, config } = dependencies;
  const { origin, hostname: rpId } = new URL(config.http.publicUrl);
  const site = { database, identitySecret: config.identitySecret, publicUrl: config.http.publicUrl };
  const context = makeContext({ ...site, viewer: viewerOf(administrator) });
  const { secret } = await startAuthenticator(context);
  const { recoveryCodes } = await confirmAuthenticator(context, { code: codeOf(secret, context.clock.now()) });
  const [device, newDevice] = [softAuthenticator(origin), softAuthenticator(origin)];
  const begun = await startPasskey(context);
  const response = device.create({ challenge: challengeOf(begun), rpId });
  const { passkey } = await addPasskey(context, { token: begun.token, response, name: 'Laptop' });
  const adding = await startPasskey(context);
  const checking = await startPasskeyCheck(makeContext(site), {});
  const pending = await startAuthenticator(makeContext({ ...site, viewer: viewerOf(seller) }));
  const now = new Date();
  return {
    passkey,
    recoveryCode: recoveryCodes?.[0] ?? '',
    challenge: await openChallenge(database.manager, { purpose: 'SECOND_STEP', account: administrator, now }),
    newPasskey: {
      token: adding.token,
      response: newDevice.create({ challenge: challengeOf(adding), rpId }),
    },
    checkedPasskey: {
      token: checking.token,
      response: device.get({ challenge: challengeOf(checking), rpId }),
    },
    /** the code that the seller's app shows now, by the clock of the server */
    firstCode: () => codeOf(pending.secret, dependencies.clock.now()),
  };
}

function codeOf(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

function challengeOf({ options }: PasskeyRequest): string {
  return (JSON.parse(options) as { challenge: string }).challenge;
}
