import { createMailTransport } from '../../platform/mailer/delivery/createMailTransport';
import type { RequestContext } from '../../platform/context/RequestContext';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../test/makeContext';
import { startMailServer, type MailServer } from '../../test/programs/startMailServer';
import { useTestDatabase } from '../../test/testDatabase';
import { sendTestMail } from './sendTestMail';

const test = useTestDatabase();
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

async function administratorWith(smtpUrl: string | null): Promise<RequestContext> {
  const viewer = viewerOf(await makeAccount(test.database));
  const context = makeContext({ database: test.database, viewer });
  const mail = { smtpUrl, from: 'Offers <hello@offers.example>', bouncesTo: null, idempotencyHeader: null };
  return { ...context, mailTransport: createMailTransport(mail, context.mailSender, context.identitySecret) };
}

it('hands a mail to the mail server and says that it was taken', async () => {
  const { state, outcome, recipient } = await sendTestMail(await administratorWith(server.url));
  expect([state, outcome]).toEqual(['SENT', expect.stringContaining(`has taken the mail to ${recipient}.`)]);
  expect(server.received.map(({ to }) => to)).toEqual([[recipient]]);
  const lines = await test.database.query<object[]>(
    `SELECT action FROM audit_log_entries WHERE action = 'sendTestMail'`,
  );
  expect(lines).toHaveLength(1);
});

it('says in plain words what is wrong', async () => {
  server.refusals.push({ code: 550, message: 'no such user' });
  expect(await sendTestMail(await administratorWith(server.url))).toMatchObject({
    state: 'FAILED',
    outcome: expect.stringMatching(/^The mail server refuses this mail .*550.* is not sent\./) as string,
  });
  const away = await startMailServer();
  await away.stop();
  expect(await sendTestMail(await administratorWith(away.url))).toMatchObject({
    state: 'QUEUED',
    outcome: expect.stringMatching(/^The mail server cannot be reached .* tries again by itself/) as string,
  });
  expect(await sendTestMail(await administratorWith(null))).toMatchObject({
    state: 'HELD',
    outcome: expect.stringMatching(/no mail server.*SMTP_URL/) as string,
  });
});
