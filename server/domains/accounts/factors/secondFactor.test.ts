import { Secret, TOTP } from 'otpauth';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import type { DomainError } from '../../../shared/errors/DomainError';
import { makeAccount, testPassword } from '../../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Account } from '../Account';
import { changePassword } from '../passwords/changePassword';
import { authenticate } from '../signing-in/authenticate';
import { login } from '../signing-in/login';
import { LoginAttempt } from '../signing-in/LoginAttempt';
import { Authenticator } from './authenticator/Authenticator';
import { completeLogin } from './completeLogin';
import { confirmAuthenticator } from './authenticator/confirmAuthenticator';
import { proveIdentity } from './proveIdentity';
import { RecoveryCode } from './recovery-codes/RecoveryCode';
import { removeFactors } from './removeFactors';
import { removeAuthenticator } from './authenticator/removeAuthenticator';
import { renewRecoveryCodes } from './recovery-codes/renewRecoveryCodes';
import { ownSecondFactor } from './SecondFactor';
import { startAuthenticator } from './authenticator/startAuthenticator';

const test = useTestDatabase();
const start = Date.parse('2026-11-20T10:00:00Z');
const minute = 60;
const day = 24 * 60 * minute;

function at(seconds: number, changes: Partial<RequestContext> = {}): RequestContext {
  const clock = { now: () => new Date(start + seconds * 1000) };
  return makeContext({ database: test.database, clock, wantsCookie: true, ...changes });
}
const codeAt = (secret: string, seconds: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: start + seconds * 1000 });

/** An account that has set up an app at 0 s. */
async function makeGuarded(values: Partial<Account> = {}) {
  const account = await makeAccount(test.database, values);
  const context = at(0, { viewer: viewerOf(account) });
  const { secret } = await startAuthenticator(context);
  const { recoveryCodes } = await confirmAuthenticator(context, { code: codeAt(secret, 0) });
  return { account, secret, recoveryCodes: recoveryCodes ?? [] };
}

/** The challenge that the password gets. */
async function challengeAt(seconds: number, account: Account, password = testPassword) {
  const refusal = await login(at(seconds), { username: account.email, password }).then(
    () => null,
    (error: unknown) => error as DomainError,
  );
  expect(refusal).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', challenge: { expiresIn: 300 } });
  return refusal!.challenge!;
}
const viewerOfToken = (context: RequestContext, token: string) =>
  authenticate({ config: context, clock: context.clock, database: context.database }, token);
const wrong = { code: 'VALIDATION_FAILED', errors: [{ field: 'code', code: 'WRONG' }] };

beforeEach(() => test.database.getRepository(LoginAttempt).clear());

describe('an authenticator app', () => {
  it('is no factor until its first code', async () => {
    const account = await makeAccount(test.database);
    const context = at(0, { viewer: viewerOf(account) });
    const { secret } = await startAuthenticator(context);
    await expect(login(at(0), { username: account.email, password: testPassword })).resolves.toBeDefined();
    await expect(confirmAuthenticator(context, { code: '000000' })).rejects.toMatchObject(wrong);
    const again = await startAuthenticator(context);
    expect(again.secret).not.toBe(secret);
    await expect(confirmAuthenticator(context, { code: codeAt(secret, 0) })).rejects.toMatchObject(wrong);
    const { recoveryCodes } = await confirmAuthenticator(context, { code: codeAt(again.secret, 0) });
    expect(new Set(recoveryCodes).size).toBe(10);
    await expect(startAuthenticator(context)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(confirmAuthenticator(context, { code: '000000' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is asked for at sign-in, with a challenge instead of a token', async () => {
    const { account, secret } = await makeGuarded();
    const { token, methods } = await challengeAt(60, account);
    expect(methods).toEqual(['AUTHENTICATOR', 'RECOVERY_CODE']);
    const session = await completeLogin(at(60), { challenge: token, code: codeAt(secret, 60) });
    await expect(viewerOfToken(at(60), session.accessToken)).resolves.toMatchObject({ accountId: account.id });
    const { lastLoginAt } = await test.database.getRepository(Account).findOneByOrFail({ id: account.id });
    expect(lastLoginAt).toEqual(new Date(start + 60_000));
  });

  it('signs nobody in by half: a wrong password gets no challenge', async () => {
    const { account } = await makeGuarded();
    await expect(login(at(0), { username: account.email, password: 'something else' })).rejects.toMatchObject({
      ...{ code: 'UNAUTHENTICATED', challenge: undefined },
    });
  });

  it('takes a code once, of any challenge', async () => {
    const { account, secret } = await makeGuarded();
    const [first, second] = [await challengeAt(60, account), await challengeAt(60, account)];
    const code = codeAt(secret, 60);
    const outcomes = await Promise.allSettled(
      [first, second].map(({ token: challenge }) => completeLogin(at(60), { challenge, code })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('does not count a repeated press as a wrong code', async () => {
    const { account, secret } = await makeGuarded();
    const { token: challenge } = await challengeAt(60, account);
    const presses = Array.from({ length: 7 }, () => completeLogin(at(60), { challenge, code: codeAt(secret, 60) }));
    const outcomes = await Promise.allSettled(presses);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const next = await challengeAt(90, account);
    await expect(completeLogin(at(90), { challenge: next.token, code: codeAt(secret, 90) })).resolves.toBeDefined();
  });

  it('takes a challenge once, for five minutes, and not after a new password', async () => {
    const { account, secret } = await makeGuarded();
    const used = await challengeAt(60, account);
    await completeLogin(at(60), { challenge: used.token, code: codeAt(secret, 60) });
    const gone = { code: 'GONE' };
    await expect(completeLogin(at(90), { challenge: used.token, code: codeAt(secret, 90) })).rejects.toMatchObject(
      gone,
    );
    const old = await challengeAt(100, account);
    await expect(completeLogin(at(400), { challenge: old.token, code: codeAt(secret, 400) })).rejects.toMatchObject(
      gone,
    );
    const before = await challengeAt(500, account);
    const passwords = { currentPassword: testPassword, newPassword: 'a new password of four words' };
    await changePassword(at(500, { viewer: viewerOf(account) }), passwords);
    await expect(completeLogin(at(500), { challenge: before.token, code: codeAt(secret, 500) })).rejects.toMatchObject(
      gone,
    );
    // the factor outlives the password
    await challengeAt(600, account, passwords.newPassword);
  });

  it('pauses after five wrong codes, whatever challenge they come with and however right the password is', async () => {
    const { account, secret } = await makeGuarded();
    for (let guess = 0; guess < 5; guess += 1) {
      const { token } = await challengeAt(60, account);
      await expect(completeLogin(at(60), { challenge: token, code: '000000' })).rejects.toMatchObject(wrong);
      await test.database.query(`DELETE FROM login_attempts WHERE account_hash NOT IN
        (SELECT account_hash FROM login_attempts ORDER BY id DESC LIMIT 1)`);
    }
    const elsewhere = { remoteAddress: '198.51.100.20' };
    await expect(login(at(60, elsewhere), { username: account.email, password: testPassword })).rejects.toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
    });
    const { challenge } = (await login(at(60, elsewhere), { username: account.email, password: testPassword }).catch(
      (error: unknown) => error as DomainError,
    )) as DomainError;
    await expect(
      completeLogin(at(60, elsewhere), { challenge: challenge!.token, code: codeAt(secret, 60) }),
    ).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 });
  });

  it('cannot be paused by somebody without the password', async () => {
    const { account, secret } = await makeGuarded();
    for (const username of [`second factor ${account.id}`, `second factor ${account.email}`]) {
      for (let guess = 0; guess < 5; guess += 1) {
        await expect(login(at(60), { username, password: 'x' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      }
    }
    const { token: challenge } = await challengeAt(60, account);
    await expect(completeLogin(at(60), { challenge, code: codeAt(secret, 60) })).resolves.toBeDefined();
  });

  it('is not paused on a known device by wrong codes from elsewhere', async () => {
    const { account, secret } = await makeGuarded();
    const deviceToken = 'd'.repeat(43);
    const { token } = await challengeAt(60, account);
    await completeLogin(at(60, { deviceToken }), { challenge: token, code: codeAt(secret, 60) });
    const { token: challenge } = await challengeAt(120, account);
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(completeLogin(at(120), { challenge, code: '000000' })).rejects.toMatchObject(wrong);
    }
    const paused = { code: 'TOO_MANY_REQUESTS' };
    const code = codeAt(secret, 120);
    await expect(completeLogin(at(120), { challenge, code })).rejects.toMatchObject(paused);
    await expect(completeLogin(at(120, { deviceToken }), { challenge, code })).resolves.toBeDefined();
    const { token: another } = await challengeAt(180, account);
    const guessHere = () => completeLogin(at(180, { deviceToken }), { challenge: another, code: '000000' });
    for (let guess = 0; guess < 5; guess += 1) await expect(guessHere()).rejects.toMatchObject(wrong);
    await expect(guessHere()).rejects.toMatchObject(paused);
  });

  it('is stored encrypted, and unreadable with another secret', async () => {
    const { account, secret } = await makeGuarded();
    const { sealedSecret } = await test.database
      .getRepository(Authenticator)
      .findOneByOrFail({ accountId: account.id });
    expect(sealedSecret).not.toContain(secret);
    const { token: challenge } = await challengeAt(60, account);
    const other = at(60, { identitySecret: 'another secret that names nobody at all' });
    await expect(completeLogin(other, { challenge, code: codeAt(secret, 60) })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is removed with its codes, and tells its owner', async () => {
    const { account } = await makeGuarded();
    const context = at(60, { viewer: viewerOf(account) });
    await removeAuthenticator(context);
    await expect(removeAuthenticator(context)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await test.database.getRepository(RecoveryCode).countBy({ accountId: account.id })).toBe(0);
    await expect(login(at(60), { username: account.email, password: testPassword })).resolves.toBeDefined();
    const mails = await test.database.getRepository(OutgoingMail).findBy({ recipient: account.email });
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'An authenticator app was added',
      'Your authenticator app was removed',
    ]);
    const lines = await test.database.getRepository(AuditLogEntry).findBy({ entityId: account.id });
    expect(lines.map(({ action }) => action).sort()).toEqual(['addAuthenticator', 'removeAuthenticator']);
  });
});

describe('recovery codes', () => {
  it('sign in once each, however they are typed, and tell their owner', async () => {
    const { account, recoveryCodes } = await makeGuarded();
    const typed = ` ${recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ')}`;
    const { token } = await challengeAt(60, account);
    await completeLogin(at(60), { challenge: token, code: typed });
    const { token: challenge } = await challengeAt(61, account);
    await expect(completeLogin(at(61), { challenge, code: typed })).rejects.toMatchObject(wrong);
    const [mail] = await test.database
      .getRepository(OutgoingMail)
      .findBy({ recipient: account.email, subject: 'A recovery code was used' });
    expect(mail?.text).toContain('9 are left');
  });

  it('belong to one login, and are stored as hashes', async () => {
    const [one, two] = [await makeGuarded(), await makeGuarded()];
    const { token: challenge } = await challengeAt(60, two.account);
    const [code = ''] = one.recoveryCodes;
    await expect(completeLogin(at(60), { challenge, code })).rejects.toMatchObject(wrong);
    const rows = await test.database.getRepository(RecoveryCode).findBy({ accountId: one.account.id });
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  });

  it('are replaced as a whole', async () => {
    const { account, recoveryCodes } = await makeGuarded();
    const fresh = await renewRecoveryCodes(at(60, { viewer: viewerOf(account) }));
    const { token: challenge } = await challengeAt(60, account);
    await expect(completeLogin(at(60), { challenge, code: recoveryCodes[0]! })).rejects.toMatchObject(wrong);
    await completeLogin(at(60), { challenge, code: fresh[0]! });
    const nobody = at(60, { viewer: viewerOf(await makeAccount(test.database)) });
    await expect(renewRecoveryCodes(nobody)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('fresh proof', () => {
  it('lasts ten minutes in a browser, and is renewed by a password', async () => {
    const account = await makeAccount(test.database, { role: 'VENDOR' });
    const { accessToken } = await login(at(0), { username: account.email, password: testPassword });
    await expect(viewerOfToken(at(10 * minute - 1), accessToken)).resolves.not.toHaveProperty('isProven');
    const viewer = await viewerOfToken(at(10 * minute), accessToken);
    expect(viewer).toMatchObject({ isProven: false });
    const context = at(10 * minute, { viewer });
    await expect(startAuthenticator(context)).rejects.toMatchObject({ code: 'PROOF_REQUIRED' });
    await expect(proveIdentity(context, { password: 'something else' })).rejects.toMatchObject({
      ...{ code: 'VALIDATION_FAILED', errors: [{ field: 'password', code: 'WRONG' }] },
    });
    await expect(proveIdentity(context, {})).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await proveIdentity(context, { password: testPassword });
    await expect(viewerOfToken(at(11 * minute), accessToken)).resolves.not.toHaveProperty('isProven');
  });

  it('is the second factor where there is one', async () => {
    const { account, secret } = await makeGuarded({ role: 'VENDOR' });
    const context = at(60, { viewer: viewerOf(account) });
    await expect(proveIdentity(context, { password: testPassword })).rejects.toMatchObject({
      errors: [{ field: 'code' }],
    });
    await expect(proveIdentity(context, { code: '000000' })).rejects.toMatchObject(wrong);
    await expect(proveIdentity(context, { code: codeAt(secret, 60) })).resolves.toBeUndefined();
    // nor does a new password prove more
    const passwords = { currentPassword: testPassword, newPassword: 'a new password of four words' };
    for (const wantsCookie of [true, false]) {
      const changed = await changePassword(at(60, { viewer: viewerOf(account), wantsCookie }), passwords);
      await expect(viewerOfToken(at(61), changed.accessToken)).resolves.toMatchObject({ isProven: false });
      [passwords.currentPassword, passwords.newPassword] = [passwords.newPassword, testPassword];
    }
  });

  it('is not asked of programs, which sign in for eight hours', async () => {
    const account = await makeAccount(test.database);
    const program = { wantsCookie: false };
    const { accessToken } = await login(at(0, program), { username: account.email, password: testPassword });
    await expect(viewerOfToken(at(7 * 60 * minute), accessToken)).resolves.not.toHaveProperty('isProven');
  });
});

describe('an administrator without a second factor', () => {
  const signedInAt = async (seconds: number, account: Account, changes: Partial<RequestContext> = {}) => {
    const session = await login(at(seconds), { username: account.email, password: testPassword });
    return viewerOfToken(at(seconds, changes), session.accessToken);
  };

  it('can do nothing but set one up when the time is over, in browsers and programs', async () => {
    const account = await makeAccount(test.database, { factorDueAt: new Date(start + 14 * day * 1000) });
    expect(await signedInAt(14 * day - 1, account)).not.toHaveProperty('lacksFactor');
    const viewer = await signedInAt(14 * day, account);
    expect(viewer).toMatchObject({ lacksFactor: true });
    const context = at(14 * day, { viewer });
    await expect(renewRecoveryCodes(context)).rejects.toMatchObject({ code: 'SECOND_FACTOR_SETUP_REQUIRED' });
    const { secret } = await startAuthenticator(context);
    await confirmAuthenticator(context, { code: codeAt(secret, 14 * day) });
    const { token } = await challengeAt(14 * day + 60, account);
    const session = await completeLogin(at(14 * day + 60, { wantsCookie: false }), {
      ...{ challenge: token, code: codeAt(secret, 14 * day + 60) },
    });
    expect(await viewerOfToken(at(14 * day + 60), session.accessToken)).not.toHaveProperty('lacksFactor');
  });

  it('is left alone where the site does not require one; so are vendors', async () => {
    const due = { factorDueAt: new Date(start) };
    const account = await makeAccount(test.database, due);
    expect(await signedInAt(day, account, { requiresSecondFactor: false })).not.toHaveProperty('lacksFactor');
    const vendor = await makeAccount(test.database, { ...due, role: 'VENDOR' });
    expect(await signedInAt(day, vendor)).not.toHaveProperty('lacksFactor');
  });

  it('sees until when it has time', async () => {
    const account = await makeAccount(test.database);
    expect(account.factorDueAt.getTime() - account.createdAt.getTime()).toBe(14 * day * 1000);
    expect((await ownSecondFactor(at(0), account)).dueAt).toEqual(account.factorDueAt);
    expect((await ownSecondFactor(at(0, { requiresSecondFactor: false }), account)).dueAt).toBeNull();
    const { account: guarded } = await makeGuarded();
    expect(await ownSecondFactor(at(0), guarded)).toMatchObject({ dueAt: null, recoveryCodesLeft: 10, passkeys: [] });
  });
});

describe('the operator', () => {
  it('removes lost factors: the password is enough again, and the owner knows', async () => {
    const { account } = await makeGuarded();
    const program = { wantsCookie: false };
    const context = at(60, program);
    expect(await removeFactors(context, ` ${account.email.toUpperCase()}`)).toBe(1);
    const session = await login(context, { username: account.email, password: testPassword });
    await expect(viewerOfToken(context, session.accessToken)).resolves.toMatchObject({ accountId: account.id });
    const line = await test.database
      .getRepository(AuditLogEntry)
      .findOneBy({ entityId: account.id, action: 'removeFactors' });
    expect(line).toMatchObject({ actorRole: 'SYSTEM', actorAccountId: null });
    const mail = { recipient: account.email, subject: 'Your second factors were removed' };
    expect(await test.database.getRepository(OutgoingMail).countBy(mail)).toBe(1);
    expect(await removeFactors(context, account.email)).toBe(0);
    expect(await removeFactors(context, 'nobody@people.example')).toBeNull();
  });

  it('ends the sessions of that login', async () => {
    const { account, secret } = await makeGuarded();
    const { token } = await challengeAt(60, account);
    const { accessToken } = await completeLogin(at(60), { challenge: token, code: codeAt(secret, 60) });
    await removeFactors(at(61), account.email);
    await expect(viewerOfToken(at(61), accessToken)).resolves.toBeNull();
  });
});
