import type { Clock } from '../../../platform/clock/Clock';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { verifyPassword } from '../../../platform/passwords/verifyPassword';
import { makeAccount, testPassword } from '../../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Account } from '../Account';
import { authenticate } from './authenticate';
import { login } from './login';
import { LoginAttempt } from './LoginAttempt';
import { logoutEverywhere } from './logoutEverywhere';

jest.mock('../../../platform/passwords/verifyPassword', () => {
  const actual = jest.requireActual<{ verifyPassword: typeof verifyPassword }>(
    '../../../platform/passwords/verifyPassword',
  );
  return { verifyPassword: jest.fn(actual.verifyPassword) };
});
const hashing = jest.mocked(verifyPassword);

const test = useTestDatabase();

const clockAt = (time: string): Clock => ({ now: () => new Date(time) });
const contextAt = (time: string, remoteAddress = '203.0.113.7'): RequestContext =>
  makeContext({ database: test.database, clock: clockAt(time), remoteAddress });
const viewerFrom = (context: RequestContext, token: string): ReturnType<typeof authenticate> =>
  authenticate({ config: context, clock: context.clock, database: context.database }, token);

beforeEach(() => test.database.getRepository(LoginAttempt).clear());

describe('login', () => {
  it('returns a token that identifies the caller, whatever the case of the e-mail', async () => {
    const account = await makeAccount(test.database, { role: 'VENDOR', email: 'kim@cafe.example' });
    const context = contextAt('2026-11-20T10:00:00Z');
    const signedIn = await login(context, { username: ' Kim@Cafe.example', password: testPassword });
    expect(signedIn).toMatchObject({ expiresIn: 28_800, account: { id: account.id } });
    await expect(viewerFrom(context, signedIn.accessToken)).resolves.toMatchObject({
      accountId: account.id,
      role: 'VENDOR',
      vendorId: account.vendorId,
      vendorRole: 'OWNER',
    });
    const { lastLoginAt } = await test.database.getRepository(Account).findOneByOrFail({ id: account.id });
    expect(lastLoginAt).toEqual(new Date('2026-11-20T10:00:00Z'));
  });

  it('returns the same error for an unknown user, a wrong password and a suspended account', async () => {
    await makeAccount(test.database, { email: 'known@cafe.example' });
    await makeAccount(test.database, { email: 'suspended@cafe.example', suspendedAt: new Date() });
    const context = contextAt('2026-11-20T10:00:00Z');
    const refused = { code: 'UNAUTHENTICATED', message: 'The e-mail address or the password is not right.' };
    for (const [username, password] of [
      ['unknown@cafe.example', testPassword],
      ['known@cafe.example', 'something else'],
      ['suspended@cafe.example', testPassword],
      ['', ''],
    ] as const) {
      await expect(login(context, { username, password })).rejects.toMatchObject(refused);
    }
  });

  it('does the same work for an unknown user as for a known one', async () => {
    await makeAccount(test.database, { email: 'timed@cafe.example' });
    const workOf = async (username: string): Promise<string[]> => {
      hashing.mockClear();
      await expect(login(contextAt('2026-11-20T10:00:00Z'), { username, password: 'x' })).rejects.toThrow();
      return hashing.mock.calls.map(([, hashed]) => hashed.slice(0, hashed.lastIndexOf('p=') + 3));
    };
    const known = await workOf('timed@cafe.example');
    expect(known).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    await expect(workOf('unknown@cafe.example')).resolves.toEqual(known);
  });

  it('slows an account down after 5 failures from any address, for longer with each further one', async () => {
    await makeAccount(test.database, { email: 'guessed@cafe.example' });
    const at = (time: string, i: number, password: string): Promise<unknown> =>
      login(contextAt(time, `198.51.100.${i}`), { username: 'guessed@cafe.example', password });
    for (const i of [1, 2, 3, 4, 5]) {
      await expect(at('2026-11-20T10:00:00Z', i, 'wrong')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    await expect(at('2026-11-20T10:00:20Z', 6, testPassword)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 40,
      message: 'Too many attempts to sign in failed. Try again in a minute.',
    });
    await expect(at('2026-11-20T10:01:00Z', 6, 'wrong')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(at('2026-11-20T10:01:00Z', 7, testPassword)).rejects.toMatchObject({ retryAfterSeconds: 120 });
    await expect(at('2026-11-20T10:03:00Z', 7, testPassword)).resolves.toBeDefined();
  });

  it('slows down only the network that guesses at many accounts', async () => {
    await makeAccount(test.database, { email: 'other@cafe.example' });
    for (let i = 0; i < 20; i += 1) {
      const guess = { username: `guess-${i}@cafe.example`, password: 'wrong' };
      await expect(login(contextAt('2026-11-20T10:00:00Z'), guess)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    const right = { username: 'other@cafe.example', password: testPassword };
    await expect(login(contextAt('2026-11-20T10:00:00Z'), right)).rejects.toMatchObject({ retryAfterSeconds: 60 });
    // all visitors of a proxy that nobody named have one address
    const shared = { ...contextAt('2026-11-20T10:00:00Z'), isAddressShared: true };
    await expect(login(shared, right)).resolves.toBeDefined();
    await expect(login(contextAt('2026-11-20T10:00:00Z', '198.51.100.1'), right)).resolves.toBeDefined();
  });

  it('gives parallel attempts no extra tries', async () => {
    await makeAccount(test.database, { email: 'hurried@cafe.example' });
    const attempts = Array.from({ length: 12 }, (_, i) =>
      login(contextAt('2026-11-20T10:00:00Z', `198.51.100.${i}`), { username: 'hurried@cafe.example', password: 'x' }),
    );
    const outcomes = await Promise.allSettled(attempts);
    const codes = outcomes.map((outcome) =>
      outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'signed in',
    );
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(7);
  });

  it('forgets the failures of an account after a successful sign-in', async () => {
    await makeAccount(test.database, { email: 'forgetful@cafe.example' });
    const at = (i: number, password: string): Promise<unknown> =>
      login(contextAt('2026-11-20T10:00:00Z', `198.51.100.${i}`), { username: 'forgetful@cafe.example', password });
    for (const i of [1, 2, 3, 4]) await expect(at(i, 'wrong')).rejects.toThrow();
    await at(5, testPassword);
    for (const i of [6, 7, 8, 9]) await expect(at(i, 'wrong')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('stores neither e-mail nor address', async () => {
    const attempt = { username: 'private@cafe.example', password: 'x' };
    await expect(login(contextAt('2026-11-20T10:00:00Z'), attempt)).rejects.toThrow();
    const kept = JSON.stringify(await test.database.getRepository(LoginAttempt).find());
    expect(kept).not.toMatch(/private|203\.0/);
  });
});

describe('authenticate', () => {
  it('refuses a token of an account that is suspended or has logged out everywhere', async () => {
    const account = await makeAccount(test.database, { email: 'leaving@cafe.example' });
    const context = contextAt('2026-11-20T10:00:00Z');
    const signIn = async (): Promise<string> =>
      (await login(context, { username: account.email, password: testPassword })).accessToken;

    const first = await signIn();
    await logoutEverywhere({ ...context, viewer: viewerOf(account) });
    await expect(viewerFrom(context, first)).resolves.toBeNull();

    const second = await signIn();
    await expect(viewerFrom(context, second)).resolves.toMatchObject({ accountId: account.id });
    await test.database.getRepository(Account).update({ id: account.id }, { suspendedAt: new Date() });
    await expect(viewerFrom(context, second)).resolves.toBeNull();
  });

  it('refuses the token of a deleted account, and a missing token', async () => {
    const account = await makeAccount(test.database, { email: 'gone@cafe.example' });
    const context = contextAt('2026-11-20T10:00:00Z');
    const { accessToken } = await login(context, { username: account.email, password: testPassword });
    await test.database.getRepository(Account).delete({ id: account.id });
    await expect(viewerFrom(context, accessToken)).resolves.toBeNull();
    await expect(viewerFrom(context, '')).resolves.toBeNull();
  });
});

describe('logoutEverywhere', () => {
  it('requires a signed-in caller', async () => {
    await expect(logoutEverywhere(contextAt('2026-11-20T10:00:00Z'))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});
