import type { RequestContext } from '../../../platform/context/RequestContext';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { makeAccount, testPassword } from '../../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Account } from '../Account';
import { changePassword } from '../passwords/changePassword';
import { login } from '../signing-in/login';
import { LoginAttempt } from '../signing-in/LoginAttempt';
import { readDeviceCookie } from './deviceCookie';
import { KnownDevice } from './KnownDevice';

const test = useTestDatabase();
const start = Date.parse('2026-11-20T10:00:00Z');

beforeEach(async () => {
  await test.database.getRepository(LoginAttempt).clear();
  await test.database.getRepository(OutgoingMail).clear();
});

const contextOf = (changes: Partial<RequestContext> = {}): RequestContext =>
  makeContext({ database: test.database, clock: { now: () => new Date(start) }, wantsCookie: true, ...changes });

const tokenIn = ({ response }: RequestContext): string | null =>
  response.cookies.map((cookie) => readDeviceCookie(cookie.split(';')[0])).find((token) => token !== null) ?? null;

/** Signs in; returns the token that the browser keeps. */
async function signIn({ email: username }: Account, changes: Partial<RequestContext> = {}): Promise<string | null> {
  const context = contextOf(changes);
  await login(context, { username, password: testPassword });
  return tokenIn(context);
}

const guess = ({ email: username }: Account, changes: Partial<RequestContext> = {}) =>
  expect(login(contextOf(changes), { username, password: 'wrong' })).rejects;

const subjects = async (): Promise<string[]> =>
  (await test.database.getRepository(OutgoingMail).find({ order: { id: 'ASC' } })).map(({ subject }) => subject);

const strange = 'Your login was used on a new device';

describe('the right password from a known device', () => {
  it("is never refused by others' guesses", async () => {
    const account = await makeAccount(test.database);
    const deviceToken = await signIn(account);
    for (let i = 0; i < 30; i += 1) await guess(account, { remoteAddress: `198.51.100.${i}` }).toThrow();
    // from the same network, too
    for (let i = 0; i < 30; i += 1) await guess(await makeAccount(test.database)).toThrow();
    const refused = { code: 'TOO_MANY_REQUESTS' };
    await expect(signIn(account, { remoteAddress: '192.0.2.1' })).rejects.toMatchObject(refused);
    await expect(signIn(account)).rejects.toMatchObject(refused);
    await expect(signIn(account, { deviceToken })).resolves.toBe(deviceToken);
  });

  it('waits after its own guesses, and these stop nobody else', async () => {
    const account = await makeAccount(test.database);
    const deviceToken = await signIn(account);
    for (let i = 0; i < 5; i += 1) await guess(account, { deviceToken }).toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(signIn(account, { deviceToken })).rejects.toMatchObject({ retryAfterSeconds: 60 });
    await expect(signIn(account, { remoteAddress: '192.0.2.1' })).resolves.not.toBeNull();
  });

  it('is no help for another account', async () => {
    const [own, other] = [await makeAccount(test.database), await makeAccount(test.database)];
    const deviceToken = await signIn(own);
    for (let i = 0; i < 5; i += 1) await guess(other, { deviceToken }).toMatchObject({ code: 'UNAUTHENTICATED' });
    await guess(other, { deviceToken }).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('the cookie of a device', () => {
  it('is out of reach of scripts and other sites, goes to sign-in only, and is kept as a hash', async () => {
    const account = await makeAccount(test.database);
    const context = contextOf();
    await login(context, { username: account.email, password: testPassword });
    expect(context.response.cookies[0]).toMatch(
      /^__Secure-device=[\w-]{43}; Max-Age=34560000; Path=\/graphql; HttpOnly; Secure; SameSite=Strict$/,
    );
    const kept = JSON.stringify(await test.database.getRepository(KnownDevice).findBy({ accountId: account.id }));
    expect(kept).not.toContain(tokenIn(context) ?? 'no token');
  });

  it('is one for several logins of a browser', async () => {
    const [one, two] = [await makeAccount(test.database), await makeAccount(test.database)];
    const deviceToken = await signIn(one);
    await expect(signIn(two, { deviceToken })).resolves.toBe(deviceToken);
    await expect(signIn(one, { deviceToken })).resolves.toBe(deviceToken);
    expect(await subjects()).toEqual([]);
  });

  it('is known whatever signs the tokens', async () => {
    const account = await makeAccount(test.database);
    const deviceToken = await signIn(account);
    const accessToken = { secret: 'another secret for tests that is long enough', lifetimeSeconds: 28_800 };
    await signIn(account, { deviceToken, accessToken });
    expect(await subjects()).toEqual([]);
  });

  it('is not for programs', async () => {
    await expect(signIn(await makeAccount(test.database), { wantsCookie: false })).resolves.toBeNull();
  });

  it.each(['', 'device=', 'device=short', `device=${'x'.repeat(44)}`, `refresh=${'x'.repeat(43)}`, undefined])(
    'reads nothing from %s',
    (header) => {
      expect(readDeviceCookie(header)).toBeNull();
    },
  );
});

describe('a mail about a new device', () => {
  it('comes when the account has been used elsewhere, and names no place', async () => {
    const account = await makeAccount(test.database);
    const deviceToken = await signIn(account);
    await signIn(account, { deviceToken });
    expect(await subjects()).toEqual([]);
    await signIn(account, { remoteAddress: '198.51.100.77' });
    expect(await subjects()).toEqual([strange]);
    const [mail] = await test.database.getRepository(OutgoingMail).find();
    expect(mail).toMatchObject({ recipient: account.email });
    expect(mail?.text).toContain('Firefox on Linux');
    expect(mail?.text).not.toContain('198.51');
  });

  it('comes for programs that call themselves otherwise', async () => {
    const account = await makeAccount(test.database);
    const program = { wantsCookie: false, userAgent: 'till/1.0' };
    await signIn(account, program);
    await signIn(account, program);
    expect(await subjects()).toEqual([]);
    await signIn(account, {
      wantsCookie: false,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
    });
    expect(await subjects()).toEqual([strange]);
  });
});

it('a new password forgets all devices but the one that chose it', async () => {
  const account = await makeAccount(test.database);
  const [lost, deviceToken] = [await signIn(account), await signIn(account)];
  await changePassword(contextOf({ viewer: viewerOf(account), deviceToken }), {
    currentPassword: testPassword,
    newPassword: 'quiet violet umbrella',
  });
  for (let i = 0; i < 5; i += 1) await guess(account, { remoteAddress: `198.51.100.${i}` }).toThrow();
  await guess(account, { deviceToken: lost }).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await guess(account, { deviceToken }).toMatchObject({ code: 'UNAUTHENTICATED' });
});
