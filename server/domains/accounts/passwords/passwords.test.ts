import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { makeAccount, testPassword } from '../../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Account } from '../Account';
import { authenticate } from '../signing-in/authenticate';
import { changePassword } from './changePassword';
import { login } from '../signing-in/login';
import { requestPasswordReset } from './requestPasswordReset';
import { resetPassword } from './resetPassword';
import { refreshToken } from '../signing-in/refreshToken';

const test = useTestDatabase();
const newPassword = 'lamington pelican tram';

const contextAt = (time: string, account: Account | null = null): RequestContext =>
  makeContext({
    database: test.database,
    clock: { now: () => new Date(time) },
    viewer: account && viewerOf(account),
  });
const ten = (account: Account | null = null) => contextAt('2026-11-20T10:00:00Z', account);
const mailsTo = ({ email }: { email: string }): Promise<OutgoingMail[]> =>
  test.database.getRepository(OutgoingMail).find({ where: { recipient: email }, order: { id: 'ASC' } });
const linkFor = async (account: Account): Promise<string> => {
  const last = (await mailsTo(account)).findLast(({ eventKey }) => eventKey.startsWith('password-reset'));
  return /https:\/\/offers\.example\/reset-password\/([\w-]{43})\n/.exec(last?.text ?? '')?.[1] ?? '';
};
const whoIs = (context: RequestContext, token: string) =>
  authenticate({ config: context, clock: context.clock, database: context.database }, token);

describe('password reset', () => {
  it('sets a new password once by a mailed link and ends every session', async () => {
    const account = await makeAccount(test.database);
    const before = await login(ten(), { username: account.email, password: testPassword });
    await requestPasswordReset(ten(), { email: ` ${account.email.toUpperCase()}` });
    const token = await linkFor(account);
    await resetPassword(contextAt('2026-11-20T10:59:59Z'), { token, password: newPassword });
    await expect(whoIs(ten(), before.accessToken)).resolves.toBeNull();
    await expect(login(ten(), { username: account.email, password: testPassword })).rejects.toThrow();
    await expect(login(ten(), { username: account.email, password: newPassword })).resolves.toBeDefined();
    await expect(resetPassword(ten(), { token, password: 'another tram pelican' })).rejects.toMatchObject({
      code: 'GONE',
    });
    expect((await mailsTo(account)).map(({ subject, confidential }) => [subject, confidential])).toEqual([
      ['Choose a new password', true],
      ['Your password was changed', false],
    ]);
  });

  it('keeps the link valid when the new password is refused', async () => {
    const account = await makeAccount(test.database);
    await requestPasswordReset(ten(), { email: account.email });
    const token = await linkFor(account);
    await expect(resetPassword(ten(), { token, password: 'short' })).rejects.toMatchObject({
      errors: [{ field: 'password', code: 'PASSWORD' }],
    });
    await expect(resetPassword(ten(), { token, password: newPassword })).resolves.toBeUndefined();
  });

  it('holds no transaction while it asks the service for breached passwords', async () => {
    const account = await makeAccount(test.database);
    await requestPasswordReset(ten(), { email: account.email });
    const token = await linkFor(account);
    const open: number[] = [];
    const service = createServer((_request, response) => {
      const sql = `SELECT count(*)::integer AS count FROM pg_stat_activity
        WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
      void test.database.query<{ count: number }[]>(sql).then(([row]) => {
        open.push(row?.count ?? -1);
        response.end('');
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = service.address() as AddressInfo;
      const context = { ...ten(), breachedPasswordsUrl: `http://127.0.0.1:${port}/` };
      await resetPassword(context, { token, password: newPassword });
      const changed = { currentPassword: newPassword, newPassword: 'another tram pelican' };
      await changePassword({ ...context, viewer: viewerOf(account) }, changed);
    } finally {
      service.close();
    }
    expect(open).toEqual([0, 0]);
  });

  it('expires links after an hour and at the next password change', async () => {
    const account = await makeAccount(test.database);
    await requestPasswordReset(ten(), { email: account.email });
    const first = await linkFor(account);
    await requestPasswordReset(ten(), { email: account.email });
    const second = await linkFor(account);
    const gone = { code: 'GONE', message: 'This link has ended or was already used. Ask for a new one.' };
    const late = contextAt('2026-11-20T11:00:00Z');
    await expect(resetPassword(late, { token: first, password: newPassword })).rejects.toMatchObject(gone);
    await resetPassword(ten(), { token: second, password: newPassword });
    await expect(resetPassword(ten(), { token: first, password: newPassword })).rejects.toMatchObject(gone);
    await expect(resetPassword(ten(), { token: 'made-up', password: newPassword })).rejects.toMatchObject(gone);
  });

  it('silently mails nobody unknown or suspended, and at most three links an hour', async () => {
    const suspended = await makeAccount(test.database, { suspendedAt: new Date() });
    const account = await makeAccount(test.database);
    const start = performance.now();
    await expect(requestPasswordReset(ten(), { email: 'unknown@people.example' })).resolves.toBeUndefined();
    expect(performance.now() - start).toBeGreaterThan(190);
    await expect(requestPasswordReset(ten(), suspended)).resolves.toBeUndefined();
    for (let i = 0; i < 5; i += 1) await requestPasswordReset(ten(), account);
    expect([(await mailsTo(suspended)).length, (await mailsTo(account)).length]).toEqual([0, 3]);
    await expect(mailsTo({ email: 'unknown@people.example' })).resolves.toEqual([]);
  });

  it('stores the token only as a hash, except in the mail', async () => {
    const account = await makeAccount(test.database);
    await requestPasswordReset(ten(), { email: account.email });
    const token = await linkFor(account);
    const rows = await test.database.query<object[]>('SELECT * FROM password_resets');
    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('changePassword', () => {
  it('ends every other session and returns a new token', async () => {
    const account = await makeAccount(test.database);
    const before = await login(ten(), { username: account.email, password: testPassword });
    const after = await changePassword(ten(account), { currentPassword: testPassword, newPassword });
    await expect(whoIs(ten(), before.accessToken)).resolves.toBeNull();
    await expect(whoIs(ten(), after.accessToken)).resolves.toMatchObject({ accountId: account.id });
  });

  it.each([
    ['the present password', { currentPassword: 'wrong', newPassword }, 'currentPassword'],
    ['too short a new one', { currentPassword: testPassword, newPassword: 'short' }, 'newPassword'],
  ])('refuses %s', async (_what, input, field) => {
    const account = await makeAccount(test.database);
    await expect(changePassword(ten(account), input)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field }],
    });
  });

  it('slows down guesses at the present password', async () => {
    const account = await makeAccount(test.database);
    const context = { ...ten(account), remoteAddress: '198.51.100.77' };
    const guess = () => changePassword(context, { currentPassword: 'wrong', newPassword });
    for (let i = 0; i < 5; i += 1) await expect(guess()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('requires a signed-in caller', async () => {
    await expect(changePassword(ten(), { currentPassword: 'x', newPassword })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('refreshToken', () => {
  it('returns a token that lasts longer', async () => {
    const account = await makeAccount(test.database);
    const { accessToken } = await refreshToken(contextAt('2026-11-20T17:00:00Z', account));
    await expect(whoIs(contextAt('2026-11-21T00:59:59Z'), accessToken)).resolves.toMatchObject({
      accountId: account.id,
    });
    await expect(refreshToken(ten())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
