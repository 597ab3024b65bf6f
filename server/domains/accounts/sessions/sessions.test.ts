import type { Clock } from '../../../platform/clock/Clock';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { setOlderSecrets } from '../../../shared/secrets/olderSecrets';
import { makeAccount, testPassword } from '../../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Account } from '../Account';
import { authenticate } from '../signing-in/authenticate';
import { login } from '../signing-in/login';
import { LoginAttempt } from '../signing-in/LoginAttempt';
import { logoutEverywhere } from '../signing-in/logoutEverywhere';
import { refreshToken } from '../signing-in/refreshToken';
import { AccountSession } from './AccountSession';
import { endSession } from './endSession';
import { logout } from './logout';
import { ownSessions } from './ownSessions';
import { readRefreshCookie } from './refreshCookie';
import { renewSession } from './renewSession';

const test = useTestDatabase();

const start = Date.parse('2026-11-20T10:00:00Z');
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

function at(seconds: number, changes: Partial<RequestContext> = {}): RequestContext {
  const clock: Clock = { now: () => new Date(start + seconds * 1000) };
  return makeContext({ database: test.database, clock, wantsCookie: true, ...changes });
}

const viewerOfToken = (context: RequestContext, token: string): ReturnType<typeof authenticate> =>
  authenticate({ config: context, clock: context.clock, database: context.database }, token);

/** The refresh token that a context sends to the browser; null if it removes it. */
function cookieOf({ response }: RequestContext): string | null {
  const [pair = ''] = response.cookies.at(-1)?.split(';') ?? [];
  return readRefreshCookie(pair) || null;
}

async function signIn(role: Account['role'] = 'VENDOR', changes: Partial<RequestContext> = {}) {
  const account = await makeAccount(test.database, { role });
  const context = at(0, changes);
  const session = await login(context, { username: account.email, password: testPassword });
  return {
    account,
    accessToken: session.accessToken,
    expiresIn: session.expiresIn,
    cookie: cookieOf(context),
    context,
  };
}

/** Renews at a time; returns the new cookie, or null if the session is over. */
async function renewAt(seconds: number, cookie: string | null): Promise<string | null> {
  const context = at(seconds);
  await renewSession(context, cookie).catch((error: unknown) =>
    expect(error).toMatchObject({ code: 'UNAUTHENTICATED' }),
  );
  return cookieOf(context);
}

beforeEach(() => test.database.getRepository(LoginAttempt).clear());

describe('a session of a browser', () => {
  it('has an access token of 15 minutes and a refresh token that scripts and other sites cannot reach', async () => {
    const { accessToken, expiresIn, context } = await signIn();
    expect(expiresIn).toBe(15 * minute);
    await expect(viewerOfToken(at(15 * minute - 1), accessToken)).resolves.toMatchObject({ role: 'VENDOR' });
    await expect(viewerOfToken(at(15 * minute), accessToken)).resolves.toBeNull();
    expect(context.response.cookies).toEqual([
      expect.stringMatching(/^__Secure-device=/),
      expect.stringMatching(
        /^__Secure-refresh=[\w.%-]+; Max-Age=2592000; Path=\/rest\/public\/session; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
  });

  it('sends its cookie without encryption only where the site has none', async () => {
    const { context } = await signIn('VENDOR', { publicUrl: 'http://localhost:4000' });
    expect(context.response.cookies.join()).not.toContain('Secure');
  });

  it('is renewed again and again, each time with another refresh token', async () => {
    const { cookie } = await signIn();
    const second = await renewAt(14 * minute, cookie);
    const third = await renewAt(28 * minute, second);
    expect(new Set([cookie, second, third]).size).toBe(3);
    expect(third).not.toBeNull();
  });

  it.each([
    ['VENDOR', 30 * day],
    ['ADMINISTRATOR', 12 * hour],
  ] as const)('of a %s ends after its absolute life, however often it is renewed', async (role, life) => {
    let { cookie } = await signIn(role);
    for (const part of [0.3, 0.6, 0.9]) cookie = await renewAt(life * part, cookie);
    const last = at(life - 60);
    const { expiresIn, accessToken } = await renewSession(last, cookie);
    expect(expiresIn).toBe(60);
    await expect(viewerOfToken(at(life), accessToken)).resolves.toBeNull();
    await expect(renewAt(life, cookieOf(last))).resolves.toBeNull();
  });

  it('goes on when the secret of its tokens is replaced, and ends when the old one is left out', async () => {
    const { cookie } = await signIn();
    const renewedWith = async (secret: string) => {
      const context = at(800, { accessToken: { secret, lifetimeSeconds: 28_800 } });
      await renewSession(context, cookie).catch(() => undefined);
      return cookieOf(context);
    };
    const present = 'a newer secret of sessions.test.ts, long enough';
    setOlderSecrets(present, [at(0).accessToken.secret]);
    await expect(renewedWith('a secret that remembers no other one')).resolves.toBeNull();
    await expect(renewedWith(present)).resolves.not.toBeNull();
  });

  it('gives the same refresh token again to a request that is repeated within a minute', async () => {
    const { cookie } = await signIn();
    const [one, other] = await Promise.all([renewAt(800, cookie), renewAt(801, cookie)]);
    expect(one).not.toBeNull();
    expect(other).toBe(one);
    await expect(renewAt(830, cookie)).resolves.toBe(one);
    await expect(renewAt(1700, one)).resolves.not.toBeNull();
  });

  it('ends when an old refresh token is used: a thief and the owner both have to sign in', async () => {
    const { account, cookie } = await signIn();
    const owners = await renewAt(800, cookie);
    const context = at(1600);
    const { accessToken } = await renewSession(context, owners);
    await expect(renewAt(1700, cookie)).resolves.toBeNull();
    await expect(renewAt(1701, cookieOf(context))).resolves.toBeNull();
    await expect(viewerOfToken(at(1701), accessToken)).resolves.toBeNull();
    const sessions = await test.database.getRepository(AccountSession).findBy({ accountId: account.id });
    expect(sessions).toMatchObject([{ ending: 'REUSED' }]);
    const mails = await test.database.query<unknown[]>(`SELECT subject FROM outgoing_mails WHERE recipient = $1`, [
      account.email,
    ]);
    expect(mails).toEqual([{ subject: 'We ended one of your sessions' }]);
  });

  it('ends on the server when its owner logs out', async () => {
    const { cookie, accessToken } = await signIn();
    const context = at(10, { viewer: await viewerOfToken(at(10), accessToken) });
    await logout(context, cookie);
    await expect(viewerOfToken(at(11), accessToken)).resolves.toBeNull();
    await expect(renewAt(12, cookie)).resolves.toBeNull();
    await expect(logout(at(13), cookie)).resolves.toBeUndefined();
  });

  it('can be ended by its cookie alone, after the access token', async () => {
    const { cookie } = await signIn();
    await logout(at(2 * hour), cookie);
    await expect(renewAt(2 * hour + 1, cookie)).resolves.toBeNull();
  });

  it('ends with all others: signed out everywhere, suspended', async () => {
    const { account, cookie, accessToken } = await signIn();
    const viewer = await viewerOfToken(at(10), accessToken);
    await logoutEverywhere(at(10, { viewer }));
    await expect(renewAt(11, cookie)).resolves.toBeNull();
    const context = at(20);
    await login(context, { username: account.email, password: testPassword });
    await test.database.getRepository(Account).update({ id: account.id }, { suspendedAt: new Date() });
    await expect(renewAt(21, cookieOf(context))).resolves.toBeNull();
  });

  it('is not opened by a token without a session, which an earlier version has signed', async () => {
    const account = await makeAccount(test.database, { role: 'VENDOR' });
    const context = at(0, { viewer: viewerOf(account) });
    await expect(refreshToken(context)).resolves.toMatchObject({ expiresIn: 8 * hour });
    expect(context.response.cookies).toEqual([]);
  });

  it('cannot be prolonged by its access token alone', async () => {
    const { accessToken } = await signIn();
    const viewer = await viewerOfToken(at(10), accessToken);
    await expect(refreshToken(at(10, { viewer }))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each(['', 'x', `${'a'.repeat(12)}.0.${'0'.repeat(64)}`, `${'a'.repeat(12)}.99999999999.${'0'.repeat(64)}`, '\0'])(
    'is not renewed by %j',
    async (forged) => {
      await expect(renewAt(1, forged)).resolves.toBeNull();
    },
  );

  it('is not renewed by a token of the same session with another number', async () => {
    const { cookie } = await signIn();
    await expect(renewAt(1, cookie!.replace('.0.', '.1.'))).resolves.toBeNull();
    await expect(renewAt(1, cookie)).resolves.not.toBeNull();
  });
});

describe('a session of a program', () => {
  it('has a token of 8 hours and no cookie', async () => {
    const { expiresIn, context } = await signIn('VENDOR', { wantsCookie: false, userAgent: 'curl/8.5.0' });
    expect(expiresIn).toBe(8 * hour);
    expect(context.response.cookies).toEqual([]);
  });

  it('is prolonged by its token, up to the absolute end', async () => {
    const { accessToken } = await signIn('ADMINISTRATOR', { wantsCookie: false });
    const viewer = await viewerOfToken(at(7 * hour), accessToken);
    const { expiresIn } = await refreshToken(at(7 * hour, { viewer }));
    expect(expiresIn).toBe(5 * hour);
  });
});

describe('the list of own sessions', () => {
  it('names devices, this one first, and ends one of them', async () => {
    const phone =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
    const { account, cookie } = await signIn('VENDOR', { userAgent: phone });
    const here = at(60, { wantsCookie: false });
    const { accessToken } = await login(here, { username: account.email, password: testPassword });
    const context = at(70, { viewer: await viewerOfToken(at(70), accessToken) });
    const listed = await ownSessions(context, account);
    expect(listed).toMatchObject([
      { device: 'Firefox on Linux', isCurrent: true, isBrowser: false },
      { device: 'Chrome on Android', isCurrent: false, isBrowser: true },
    ]);
    await endSession(context, listed[1]!.did);
    await endSession(context, listed[1]!.did);
    await expect(renewAt(80, cookie)).resolves.toBeNull();
    await expect(ownSessions(context, account)).resolves.toMatchObject([{ isCurrent: true }]);
  });

  it('begins with this one, however many are newer', async () => {
    const { account, accessToken } = await signIn();
    const others = Array.from({ length: 101 }, (_, at) => ({
      ...{ did: `other${String(at).padStart(7, '0')}`, accountId: account.id, tokenVersion: 1, generation: 0 },
      ...{ device: 'Firefox on Linux', renewedAt: new Date(start + 60_000), expiresAt: new Date(start + day * 1000) },
    }));
    await test.database.getRepository(AccountSession).insert(others);
    const context = at(61, { viewer: await viewerOfToken(at(61), accessToken) });
    const listed = await ownSessions(context, account);
    expect([listed.length, listed[0]?.isCurrent, listed[1]?.isCurrent]).toEqual([100, true, false]);
  });

  it('does not end the session of somebody else', async () => {
    const { account, cookie } = await signIn();
    const [theirs] = await ownSessions(at(1), account);
    const { accessToken } = await signIn();
    const viewer = await viewerOfToken(at(2), accessToken);
    await expect(endSession(at(2, { viewer }), theirs!.did)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(renewAt(3, cookie)).resolves.not.toBeNull();
  });
});
