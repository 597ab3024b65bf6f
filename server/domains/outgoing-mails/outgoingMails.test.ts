import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { deliverMail } from '../../platform/mailer/delivery/deliverMail';
import { MailOptOut } from '../../platform/mailer/opt-outs/MailOptOut';
import type { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { optOutOfMail } from '../../platform/mailer/opt-outs/optOutOfMail';
import { optOutTokenOf } from '../../platform/mailer/opt-outs/optOutTokens';
import { withoutOptedOut } from '../../platform/mailer/opt-outs/withoutOptedOut';
import { askGraphql } from '../../test/askGraphql';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeOutgoingMail } from '../../test/factories/makeOutgoingMail';
import { makeContext, viewerOf } from '../../test/makeContext';
import { rememberJobs } from '../../test/rememberJobs';
import { useTestServer } from '../../test/useTestServer';
import { listOutgoingMails } from './listOutgoingMails';
import { resendMail } from './resendMail';
import { listMailOptOuts } from './listMailOptOuts';
import { removeMailOptOut } from './removeMailOptOut';

const server = useTestServer();
const jobs = rememberJobs();
let administrator: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  const { database } = server.dependencies;
  const as = async (role: 'ADMINISTRATOR' | 'VENDOR') =>
    makeContext({ database, jobs, viewer: viewerOf(await makeAccount(database, { role })) });
  [administrator, vendor] = await Promise.all([as('ADMINISTRATOR'), as('VENDOR')]);
});

describe('the outbox', () => {
  let failed: OutgoingMail;
  let sent: OutgoingMail;

  beforeAll(async () => {
    const { database } = server.dependencies;
    const sentAt = new Date('2026-11-20T02:00:00Z');
    sent = await makeOutgoingMail(database, { recipient: 'ann@people.example', state: 'SENT', sentAt });
    failed = await makeOutgoingMail(database, {
      ...{ recipient: 'bob@people.example', subject: 'Your coupon: 100% Coffee', state: 'FAILED' },
      ...{ attempts: 15, lastError: 'EENVELOPE 550', text: 'Look: https://offers.example/coupon/s3cret' },
    });
  });

  it.each([
    ['all, newest first', {}, ['bob@people.example', 'ann@people.example']],
    ['those of an address', { q: 'ANN@' }, ['ann@people.example']],
    ['those of a subject, % standing for itself', { q: '100% c' }, ['bob@people.example']],
    ['those in a state', { state: 'SENT' as const }, ['ann@people.example']],
  ])('lists %s', async (_what, input, recipients) => {
    const { edges } = await listOutgoingMails(administrator, input);
    expect(edges.map(({ item }) => item.recipient)).toEqual(recipients);
  });

  it('shows the text of a mail without its links', async () => {
    const as = await makeAccount(server.dependencies.database);
    await makeOutgoingMail(server.dependencies.database, { confidential: true, text: 'https://offers.example/s3cret' });
    const query = `{ outgoingMails(first: 2) { edges { node { body state lastError attempts nextAttemptAt } } } }`;
    const { errors, data } = await askGraphql(server, { query, as });
    expect(errors).toEqual([]);
    expect(JSON.stringify(data)).not.toContain('s3cret');
    expect(data).toMatchObject({
      outgoingMails: {
        edges: [
          { node: { body: null, state: 'QUEUED', nextAttemptAt: null } },
          { node: { body: 'Look: [link to offers.example]', lastError: 'EENVELOPE 550', attempts: 15 } },
        ],
      },
    });
  });

  it('sends a failed mail again, once', async () => {
    const taken: string[] = [];
    const mailTransport = { send: (mail: { to: string }) => Promise.resolve(void taken.push(mail.to)) };
    expect(await resendMail(administrator, { id: failed.id })).toMatchObject({ state: 'QUEUED' });
    expect(jobs.enqueued).toEqual([{ name: 'deliver-mail', payload: { mailId: failed.id } }]);
    const deliver = () => deliverMail({ ...administrator, mailTransport }, { mailId: failed.id });
    expect([await deliver(), await deliver()]).toEqual(['SENT', 'SENT']);
    expect(taken).toEqual(['bob@people.example']);
    const entries = server.dependencies.database.getRepository(AuditLogEntry);
    expect(await entries.findBy({ action: 'resendMail' })).toMatchObject([
      { entityId: failed.id, before: { state: 'FAILED' }, after: { state: 'QUEUED' } },
    ]);
  });

  it('never sends a mail twice', async () => {
    await expect(resendMail(administrator, { id: sent.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('allows only administrators', async () => {
    await expect(async () => listOutgoingMails(vendor, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(resendMail(vendor, { id: failed.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the mail opt-out list', () => {
  it('finds an opt-out by address and can remove it', async () => {
    const { database, identitySecret } = administrator;
    const email = 'quiet@people.example';
    await optOutOfMail(administrator, { token: optOutTokenOf(identitySecret, email) });
    expect(await withoutOptedOut(database.manager, identitySecret, [email])).toEqual([]);

    expect((await listMailOptOuts(administrator, { email: 'nobody@people.example' })).edges).toEqual([]);
    const [found] = (await listMailOptOuts(administrator, { email: ' QUIET@people.example' })).edges;
    const id = found?.item.id ?? 0;
    await expect(removeMailOptOut(vendor, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await removeMailOptOut(administrator, { id });

    expect(await withoutOptedOut(database.manager, identitySecret, [email])).toEqual([email]);
    expect(await database.getRepository(MailOptOut).count()).toBe(0);
    await expect(removeMailOptOut(administrator, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
