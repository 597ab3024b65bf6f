import { pino } from 'pino';
import { In, Like, type EntityManager } from 'typeorm';
import { getDatabaseAddress } from '../../app/database/hosts/getDatabaseAddress';
import { eventually } from '../../test/eventually';
import { rememberJobs } from '../../test/rememberJobs';
import { connectionsInUse } from '../../test/database/spyOnPool';
import { startMailServer, type MailServer } from '../../test/programs/startMailServer';
import { useTestDatabase } from '../../test/testDatabase';
import { PgBossJobQueue } from '../jobs/PgBossJobQueue';
import { composeMail } from './composing/composeMail';
import { createMailTransport } from './delivery/createMailTransport';
import { deliverMail } from './delivery/deliverMail';
import { deliverMailJob } from './delivery/deliverMailJob';
import type { Mail } from './Mail';
import type { MailTransport } from './delivery/MailTransport';
import { optionalMail } from './opt-outs/optionalMail';
import { optOutOfMail } from './opt-outs/optOutOfMail';
import { optOutTokenOf } from './opt-outs/optOutTokens';
import { OutgoingMail } from './OutgoingMail';
import { queueMail } from './queueMail';
import { recordBounce } from './bounces/recordBounce';
import { recoverInterruptedMails } from './delivery/recoverInterruptedMails';
import { sendWaitingMails } from './delivery/sendWaitingMails';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
const clock = { now: () => now };
const identitySecret = 'a secret for tests that names nobody';
const addresses = { from: 'Local Offers <hello@offers.example>', bouncesTo: null, idempotencyHeader: null };
const sender = { publicUrl: 'https://offers.example', contactEmail: 'people@offers.example' };
const jobs = rememberJobs();
let server: MailServer;
let mailTransport: MailTransport | null;
let count = 0;

beforeAll(async () => {
  server = await startMailServer();
  mailTransport = createMailTransport({ ...addresses, smtpUrl: server.url }, sender, identitySecret);
});
afterAll(() => server.stop());

const letter = (changes: Partial<Mail> = {}): Mail => ({
  eventKey: `event ${(count += 1)}`,
  to: `kim-${count}@cafe.example`,
  subject: 'Your ad is online – G’day',
  ...composeMail(['Dear Kim & Co <cafe>,', { label: 'See your ad', url: 'https://offers.example/details/1?a=1&b=2' }]),
  ...changes,
});
const queue = async (mail: Mail): Promise<number> =>
  (await test.database.transaction((manager) => queueMail(manager, { clock, jobs }, mail))) ?? 0;
const deliver = (mailId: number, transport: MailTransport | null = mailTransport) =>
  deliverMail({ database: test.database, clock, mailTransport: transport, identitySecret }, { mailId });
const find = (id: number): Promise<OutgoingMail> => test.database.getRepository(OutgoingMail).findOneByOrFail({ id });
const expectSent = async (mails: Mail[]): Promise<void> => {
  const keys = In(mails.map(({ eventKey }) => eventKey));
  expect(await test.database.getRepository(OutgoingMail).countBy({ eventKey: keys, state: 'SENT' })).toBe(mails.length);
};
/** Cuts all connections, as a failover does. */
const cutConnections = (): Promise<unknown> =>
  test.database.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
const receivedBy = (address: string) => server.received.filter(({ to }) => to.includes(address));

describe('the outbox', () => {
  it('passes a mail to the mail server: sender, recipient, both forms of the text, attachments, headers', async () => {
    const mail = letter({
      headers: { 'List-Unsubscribe': '<https://offers.example/unsubscribe>' },
      attachments: [
        {
          filename: 'coupon.pdf',
          contentType: 'application/pdf',
          contentBase64: Buffer.from('PDF').toString('base64'),
        },
      ],
    });
    const id = await queue(mail);
    await expect(deliver(id)).resolves.toBe('SENT');
    const [received] = receivedBy(mail.to);
    expect(received).toMatchObject({
      from: 'hello@offers.example',
      to: [mail.to],
      mail: {
        from: { name: 'Local Offers', address: 'hello@offers.example' },
        subject: 'Your ad is online – G’day',
        text: expect.stringMatching(
          /^Dear Kim & Co <cafe>,\n\nSee your ad:\nhttps:\/\/offers\.example\/details\/1\?a=1&b=2\n/,
        ) as string,
        attachments: [expect.objectContaining({ filename: 'coupon.pdf', mimeType: 'application/pdf' })],
      },
    });
    expect(received?.mail.html).toMatch(/<p style="[^"]+">Dear Kim &#38; Co &#60;cafe&#62;,<\/p>/);
    expect(received?.mail.html).toContain('href="https://offers.example/details/1?a=1&#38;b=2"');
    expect(received?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe', value: '<https://offers.example/unsubscribe>' }),
    );
    expect(received?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    await expect(find(id)).resolves.toMatchObject({ state: 'SENT', attempts: 1, sentAt: now, text: mail.text });
  });

  it('directs returned mails to their own address, which no reader sees', async () => {
    const transport = createMailTransport(
      { ...addresses, smtpUrl: server.url, bouncesTo: 'bounces@offers.example' },
      sender,
      identitySecret,
    );
    const { to, ...mail } = letter();
    await expect(deliver(await queue({ to, ...mail }), transport)).resolves.toBe('SENT');
    const [received, ...others] = receivedBy(to);
    expect(others).toEqual([]);
    expect(received).toMatchObject({
      from: 'bounces@offers.example',
      to: [to],
      mail: { from: { address: 'hello@offers.example' }, to: [{ address: to }] },
    });
    expect(JSON.stringify(received?.mail)).not.toContain('bounces@');
  });

  it('identifies a returned mail by its Message-ID', async () => {
    const { to, ...mail } = letter();
    const id = await queue({ to, ...mail });
    await deliver(id);
    const messageId = receivedBy(to)[0]?.mail.messageId ?? '';
    const mailId = /^<([0-9a-f]{40})@offers\.example>$/.exec(messageId)?.[1] ?? '';
    const bounce = { mailId, status: '5.2.2' };
    expect(await recordBounce({ database: test.database, clock, identitySecret }, bounce)).toBe(true);
    await expect(find(id)).resolves.toMatchObject({ state: 'BOUNCED' });
  });

  it('has one mail for one event', async () => {
    const mail = letter();
    const id = await queue(mail);
    await expect(queue({ ...mail, subject: 'Once more' })).resolves.toBe(0);
    expect(jobs.enqueued.filter(({ payload }) => 'mailId' in payload && payload.mailId === id)).toHaveLength(1);
  });

  it('sends a mail once, however many request it concurrently', async () => {
    const mail = letter();
    const id = await queue(mail);
    await expect(Promise.all([deliver(id), deliver(id), deliver(id)])).resolves.toEqual(['SENT', 'SENT', 'SENT']);
    expect(receivedBy(mail.to)).toHaveLength(1);
    await expect(deliver(2_000_000)).resolves.toBeNull();
  });

  it('sends a mail once although the database cuts every connection during the sending', async () => {
    const mail = letter();
    const id = await queue(mail);
    server.beforeReply = () => {
      server.beforeReply = null;
      return cutConnections();
    };
    await deliver(id).catch(() => undefined);
    await deliver(id);
    expect(receivedBy(mail.to)).toHaveLength(1);
    await expect(find(id)).resolves.toMatchObject({ state: 'SENT', attempts: 1 });
  });

  it('holds no connection to the database while the mail server is slow', async () => {
    const id = await queue(letter());
    const open: number[] = [];
    server.beforeReply = () => {
      server.beforeReply = null;
      open.push(connectionsInUse(test.database));
    };
    await deliver(id);
    expect(open).toEqual([0]);
  });

  it('does not touch a mail that another process sends, and sends it again once that process is dead', async () => {
    const mail = letter();
    const id = await queue(mail);
    const mails = test.database.getRepository(OutgoingMail);
    await mails.update({ id }, { state: 'SENDING', attempts: 1, sendingUntil: () => `now() + interval '1 minute'` });
    const recover = () => recoverInterruptedMails({ database: test.database, jobs });
    expect([await deliver(id), await recover()]).toEqual(['SENDING', 0]);
    await mails.update({ id }, { sendingUntil: () => `now() - interval '1 second'` });
    jobs.enqueued.length = 0;
    expect(await recover()).toBe(1);
    expect(jobs.enqueued).toMatchObject([{ name: 'deliver-mail', delaySeconds: 30, payload: { mailId: id } }]);
    await expect(find(id)).resolves.toMatchObject({
      state: 'QUEUED',
      lastError: expect.stringContaining('stopped') as string,
    });
    await expect(deliver(id)).resolves.toBe('SENT');
    expect(receivedBy(mail.to)).toHaveLength(1);
  });

  it('gives up a mail whose sending was interrupted at each of its attempts', async () => {
    const id = await queue(letter());
    const expired = { state: 'SENDING', sendingUntil: () => `now() - interval '1 second'` } as const;
    await test.database.getRepository(OutgoingMail).update({ id }, { ...expired, attempts: 15 });
    jobs.enqueued.length = 0;
    expect(await recoverInterruptedMails({ database: test.database, jobs })).toBe(0);
    expect(jobs.enqueued).toEqual([]);
    await expect(find(id)).resolves.toMatchObject({
      state: 'FAILED',
      lastError: expect.stringContaining('15 times') as string,
    });
  });

  it('accepts the outcome of a process that was cut off and comes back in time', async () => {
    const mail = letter();
    const id = await queue(mail);
    server.beforeReply = () => {
      server.beforeReply = null;
      taken = test.database.getRepository(OutgoingMail).update({ id }, { state: 'QUEUED', sendingUntil: null });
    };
    let taken: Promise<unknown> | undefined;
    await deliver(id);
    await taken;
    await expect(find(id)).resolves.toMatchObject({ state: 'SENT', attempts: 1 });
    await deliver(id);
    expect(receivedBy(mail.to)).toHaveLength(1);
  });

  it('adds the idempotency header for a mail server that supports it', async () => {
    const transport = createMailTransport(
      { ...addresses, smtpUrl: server.url, idempotencyHeader: 'Resend-Idempotency-Key' },
      sender,
      identitySecret,
    );
    const { to, ...mail } = letter();
    await deliver(await queue({ to, ...mail }), transport);
    const [received] = receivedBy(to);
    const value = received?.mail.headers.find(({ key }) => key === 'resend-idempotency-key')?.value;
    expect(value).toMatch(/^[0-9a-f]{40}$/);
    expect(received?.mail.messageId).toBe(`<${value}@offers.example>`);
  });

  it('deletes the text of a confidential mail once it is sent', async () => {
    const id = await queue(letter({ confidential: true }));
    await deliver(id);
    await expect(find(id)).resolves.toMatchObject({ state: 'SENT', text: '', html: '' });
  });

  it('sends only necessary mails to a recipient who has unsubscribed meanwhile', async () => {
    const token = optOutTokenOf(identitySecret, 'tired@cafe.example');
    const to = 'tired@cafe.example';
    const url = `https://offers.example/unsubscribe?token=${token}`;
    const [optional, necessary] = [await queue(letter({ to, ...optionalMail(url) })), await queue(letter({ to }))];
    await optOutOfMail({ database: test.database, clock, identitySecret }, { token });
    expect([await deliver(optional), await deliver(necessary)]).toEqual(['SUPPRESSED', 'SENT']);
    expect(receivedBy(to)).toHaveLength(1);
    await expect(find(optional)).resolves.toMatchObject({ state: 'SUPPRESSED', attempts: 0, sentAt: null });
  });

  it('holds mails without a mail server', async () => {
    const id = await queue(letter());
    await expect(deliver(id, null)).resolves.toBe('HELD');
    await expect(find(id)).resolves.toMatchObject({ state: 'HELD', attempts: 0, sentAt: null });
  });

  it('retries after a temporary failure, and logs no address', async () => {
    const mail = letter();
    const id = await queue(mail);
    server.refusals.push({ code: 451, message: `come back later, ${mail.to}` });
    await expect(deliver(id)).rejects.toThrow('The mail server wants to be asked again later (EENVELOPE 451).');
    await expect(find(id)).resolves.toMatchObject({
      state: 'QUEUED',
      attempts: 1,
      lastError: 'The mail server wants to be asked again later (EENVELOPE 451).',
    });
    await expect(deliver(id)).resolves.toBe('SENT');
    await expect(find(id)).resolves.toMatchObject({ attempts: 2, lastError: null });
  });

  it('gives up at once after a permanent failure', async () => {
    const id = await queue(letter());
    server.refusals.push({ code: 550, message: 'no such mailbox' });
    await expect(deliver(id)).resolves.toBe('FAILED');
    await expect(find(id)).resolves.toMatchObject({
      state: 'FAILED',
      sentAt: null,
      lastError: 'The mail server refuses this mail (EENVELOPE 550).',
    });
  });

  it('gives up after the last of many tries', async () => {
    const id = await queue(letter());
    const attempts = deliverMailJob.retry?.limit ?? 0;
    await test.database.getRepository(OutgoingMail).update({ id }, { attempts });
    const nobodyThere = createMailTransport(
      { smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@offers.example', bouncesTo: null, idempotencyHeader: null },
      sender,
      identitySecret,
    );
    await expect(deliver(id, nobodyThere)).resolves.toBe('FAILED');
    await expect(find(id)).resolves.toMatchObject({ attempts: attempts + 1 });
  });

  it('prevents injected recipients and headers', async () => {
    const mail = letter({
      to: 'kim@cafe.example',
      subject: 'Hello\r\nBcc: everyone@cafe.example',
    });
    await deliver(await queue(mail));
    expect(receivedBy('everyone@cafe.example')).toEqual([]);
    expect(receivedBy('kim@cafe.example')[0]?.mail.bcc ?? []).toEqual([]);
  });

  it('is sent by the operator, once there is a mail server', async () => {
    const [held, failed, refused] = [letter(), letter(), letter()];
    const ids = [await queue(held), await queue(failed), await queue(refused)];
    for (const id of ids) await deliver(id, null);
    await test.database.getRepository(OutgoingMail).update({ id: ids[1] }, { state: 'FAILED' });
    const dependencies = { database: test.database, clock, mailTransport: mailTransport!, identitySecret };
    server.refusals.push({ code: 451, message: 'not now' });
    await expect(sendWaitingMails(dependencies, ids[2])).resolves.toEqual({ sent: 0, failed: 1 });
    await expect(find(ids[2]!)).resolves.toMatchObject({ state: 'FAILED' });
    await expect(sendWaitingMails(dependencies)).resolves.toMatchObject({ failed: 0 });
    expect([held, failed, refused].map(({ to }) => receivedBy(to).length)).toEqual([1, 1, 1]);
    await expect(sendWaitingMails(dependencies)).resolves.toEqual({ sent: 0, failed: 0 });
  });
});

describe('the job', () => {
  it('loses and doubles no mail while the mail server is unreachable', async () => {
    const away = await startMailServer();
    const transport = createMailTransport(
      { smtpUrl: away.url, from: 'hello@offers.example', bouncesTo: null, idempotencyHeader: null },
      sender,
      identitySecret,
    );
    const boss = new PgBossJobQueue(getDatabaseAddress(test.database), pino({ level: 'silent' }));
    const soon = { ...deliverMailJob, retry: { limit: 14, delaySeconds: 1, maxDelaySeconds: 1 } };
    boss.register(soon, async (payload) => {
      await deliverMail({ database: test.database, clock, mailTransport: transport, identitySecret }, payload);
    });
    await boss.start();
    let back: MailServer | undefined;
    try {
      const send = (mail: Mail) =>
        test.database.transaction((manager) => queueMail(manager, { clock, jobs: boss }, mail));
      const before = letter();
      await send(before);
      await eventually(() => expectSent([before]));
      await away.stop();
      const meanwhile = Array.from({ length: 12 }, () => letter());
      for (const mail of meanwhile) await send(mail);
      await eventually(async () => {
        const tried = await test.database
          .getRepository(OutgoingMail)
          .findBy({ eventKey: In(meanwhile.map(({ eventKey }) => eventKey)), lastError: Like('%ESOCKET%') });
        expect(tried).toHaveLength(meanwhile.length);
      });
      back = await startMailServer(Number(new URL(away.url).port));
      await eventually(() => expectSent(meanwhile));
      const received = back.received.flatMap(({ to }) => to).sort();
      expect(received).toEqual(meanwhile.map(({ to }) => to).sort());
    } finally {
      await boss.stop();
      await back?.stop();
    }
  });

  it('sends only after the commit', async () => {
    const boss = new PgBossJobQueue(getDatabaseAddress(test.database), pino({ level: 'silent' }));
    boss.register(deliverMailJob, async (payload) => {
      await deliverMail({ database: test.database, clock, mailTransport, identitySecret }, payload);
    });
    await boss.start();
    try {
      const sent = letter();
      const undone = letter();
      const ask = (manager: EntityManager, mail: Mail) => queueMail(manager, { clock, jobs: boss }, mail);
      const rollback = test.database.transaction(async (manager) => {
        await ask(manager, undone);
        throw new Error('changed my mind');
      });
      await expect(rollback).rejects.toThrow('changed my mind');
      await test.database.transaction((manager) => ask(manager, sent));
      await eventually(() => expect(receivedBy(sent.to)).toHaveLength(1));
      expect(receivedBy(undone.to)).toEqual([]);
    } finally {
      await boss.stop();
    }
  });
});
