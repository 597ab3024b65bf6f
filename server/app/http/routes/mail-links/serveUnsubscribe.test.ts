import { loadConfig } from '../../../../platform/config/loadConfig';
import { MailOptOut } from '../../../../platform/mailer/opt-outs/MailOptOut';
import { optOutTokenOf, recipientHashOf } from '../../../../platform/mailer/opt-outs/optOutTokens';
import { withoutOptedOut } from '../../../../platform/mailer/opt-outs/withoutOptedOut';
import { useTestServer } from '../../../../test/useTestServer';

const server = useTestServer();
const secret = (): string => server.dependencies.config.identitySecret;
const addressFor = (email: string): string => `/unsubscribe?token=${optOutTokenOf(secret(), email)}`;
const post = (url: string, headers: Record<string, string> = {}, payload = '') =>
  server.app.inject({ method: 'POST', url, headers, payload });
const isOut = (email: string): Promise<boolean> =>
  server.dependencies.database.getRepository(MailOptOut).existsBy({ recipientHash: recipientHashOf(secret(), email) });

describe('unsubscribing', () => {
  it('asks first: opening the link changes nothing', async () => {
    const page = await server.app.inject({ url: addressFor('kim@cafe.example') });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post">');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(await isOut('kim@cafe.example')).toBe(false);
  });

  it.each<[string, Record<string, string>, string]>([
    ['the page', { 'content-type': 'application/x-www-form-urlencoded' }, ''],
    [
      'one click in a mail program',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'List-Unsubscribe=One-Click',
    ],
    ['one click as a multipart form', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    ['no body at all', {}, ''],
  ])('works by %s, also twice and in any case', async (way, headers, payload) => {
    const email = `${way.replaceAll(' ', '-')}@cafe.example`;
    for (const time of [1, 2]) {
      expect([time, (await post(addressFor(email.toUpperCase()), headers, payload)).statusCode]).toEqual([time, 200]);
    }
    expect(await isOut(email)).toBe(true);
    const { manager } = server.dependencies.database;
    expect(await withoutOptedOut(manager, secret(), [email, 'lee@cafe.example'])).toEqual(['lee@cafe.example']);
  });

  it('accepts only our own links', async () => {
    const before = await server.dependencies.database.getRepository(MailOptOut).count();
    const own = optOutTokenOf(secret(), 'kim@cafe.example');
    const forged = `${own.slice(0, 64)}${'0'.repeat(64)}`;
    for (const token of [
      '',
      'x',
      forged,
      own.slice(1),
      `${own}&token=${own}`,
      optOutTokenOf('another', 'kim@cafe.example'),
    ]) {
      expect((await post(`/unsubscribe?token=${token}`)).statusCode).toBe(404);
      expect((await server.app.inject({ url: `/unsubscribe?token=${token}` })).statusCode).toBe(404);
    }
    expect(await server.dependencies.database.getRepository(MailOptOut).count()).toBe(before);
  });

  it('accepts links made with a secret that IDENTITY_SECRET_PREVIOUS names', async () => {
    const old = ['the secret before the present one of the site', 'the secret of the site in its first years'];
    const emailOf = (made: string) => `kept-for-${made.length}@cafe.example`;
    const linkOf = (made: string) => `/unsubscribe?token=${optOutTokenOf(made, emailOf(made))}`;
    for (const made of old) expect((await post(linkOf(made))).statusCode).toBe(404);

    const { dataDir } = server.dependencies.config;
    loadConfig({ IDENTITY_SECRET: secret(), IDENTITY_SECRET_PREVIOUS: old.join(' , '), DATA_DIR: dataDir });
    const { manager } = server.dependencies.database;
    for (const made of old) {
      expect((await server.app.inject({ url: linkOf(made) })).statusCode).toBe(200);
      expect((await post(linkOf(made))).statusCode).toBe(200);
      expect(await withoutOptedOut(manager, secret(), [emailOf(made)])).toEqual([]);
    }
    expect((await post(linkOf('a secret that the site has never had before'))).statusCode).toBe(404);
  });
});
