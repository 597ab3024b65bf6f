import fastify from 'fastify';
import { makeConfig } from '../../../test/makeConfig';
import { makeOutgoingMail } from '../../../test/factories/makeOutgoingMail';
import { useTestServer } from '../../../test/useTestServer';
import { serveOutbox } from './serveOutbox';
import { showsOutbox } from './showsOutbox';

const server = useTestServer({ demo: true });
const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.app.inject({ url: '/outbox', remoteAddress, headers: { host: 'localhost:4000', ...headers } });

it('shows mails as they are, and blocks their scripts and requests', async () => {
  await makeOutgoingMail(server.dependencies.database, {
    subject: '<b>Hello</b>',
    text: 'Open https://offers.example/x?a=1&b=2 now <script>',
    html: '<p title="x">Hi</p><script>alert(1)</script>',
  });
  const page = await ask();
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<strong>&#60;b&#62;Hello&#60;/b&#62;</strong>');
  expect(page.body).toContain('<a rel="noreferrer" href="https://offers.example/x?a=1&#38;b=2">');
  expect(page.body).toMatch(/<iframe sandbox [^>]*srcdoc="&#60;!doctype[^"]*&#60;p title=[^"]*&#60;script&#62;/);
  expect(page.body).not.toContain('<script');
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/,
  );
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
});

it.each<[string, Record<string, string>, string]>([
  ['another machine', {}, '192.0.2.7'],
  ['another machine, in IPv6', {}, '2001:db8::1'],
  ['a proxy on this machine', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
  ['a proxy that tells it in the newer way', { forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
  ['a foreign name that leads here', { host: 'evil.example:4000' }, '127.0.0.1'],
  ['a name that only begins like ours', { host: 'localhost.evil.example' }, '127.0.0.1'],
])('is hidden from %s', async (_who, headers, address) => {
  const answer = await ask(headers, address);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('Outbox');
});

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is visible to %s', async (address) => {
  expect((await ask({}, address)).statusCode).toBe(200);
});

it('does not exist on a site with a mail server, without the demo, or in production', async () => {
  const demo = makeConfig({ demo: true });
  const smtp = { ...demo, mail: { ...demo.mail, smtpUrl: 'smtp://mail.example' } };
  const sites = [smtp, { ...demo, demo: false }, { ...demo, production: true }];
  expect([demo, ...sites].map(showsOutbox)).toEqual([true, false, false, false]);
  for (const config of sites) {
    const app = fastify();
    serveOutbox(app, { ...server.dependencies, config });
    const answer = await app.inject({ url: '/outbox', headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(404);
    await app.close();
  }
});
