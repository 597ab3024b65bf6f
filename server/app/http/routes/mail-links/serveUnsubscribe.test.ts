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
});
