import { makeOutgoingMail } from '../../test/factories/makeOutgoingMail';
import { useTestDatabase } from '../../test/testDatabase';
import { mailIdOf } from './delivery/SmtpTransport';
import { OutgoingMail } from './OutgoingMail';
import { readBounce } from './bounces/readBounce';
import { recordBounce } from './bounces/recordBounce';
import { withoutOptedOut } from './opt-outs/withoutOptedOut';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
const identitySecret = 'a secret for tests that names nobody';
const mailId = mailIdOf(identitySecret, 'some event');

const report = (changes: { action?: string; status?: string; returned?: string; id?: string } = {}): Buffer => {
  const { action = 'failed', status = '5.1.1', returned = 'message/rfc822', id = mailId } = changes;
  return Buffer.from(
    [
      'From: MAILER-DAEMON@mx.offers.example',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="B"',
      '',
      '--B',
      'Content-Type: text/plain',
      '',
      `I am sorry. Action: failed, Status: 5.7.9, Message-ID: <${'0'.repeat(40)}@offers.example>`,
      '--B',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.offers.example',
      '',
      'Final-Recipient: rfc822; kim@cafe.example',
      `Action: ${action}`,
      `Status: ${status}`,
      '--B',
      `Content-Type: ${returned}`,
      '',
      'To: kim@cafe.example',
      `Message-ID: <${id}@offers.example>`,
      '',
      'Hello',
      '--B--',
      '',
    ].join('\r\n'),
  );
};

it.each<[string, Parameters<typeof report>[0], object | null]>([
  ['a mail that came back', {}, { mailId, status: '5.1.1' }],
  ['only the headers of one', { returned: 'text/rfc822-headers' }, { mailId, status: '5.1.1' }],
  ['one of a full mailbox', { status: '5.2.2' }, { mailId, status: '5.2.2' }],
  ['a delay', { action: 'delayed', status: '4.4.1' }, null],
  ['a delivery', { action: 'delivered', status: '2.0.0' }, null],
  ['a mail of somebody else', { id: 'abc' }, null],
])('reads %s', async (_what, changes, expected) => {
  expect(await readBounce(report(changes))).toEqual(expected);
});

it.each(['', 'Subject: Re: Your ad\r\n\r\nThank you!', '\u0000\u0001'])('reads nothing in %j', async (message) => {
  expect(await readBounce(Buffer.from(message))).toBeNull();
});

const bounce = (eventKey: string, status: string, secret = identitySecret) =>
  recordBounce(
    { database: test.database, clock: { now: () => now }, identitySecret },
    { mailId: mailIdOf(secret, eventKey), status },
  );
const wanted = (email: string) => withoutOptedOut(test.database.manager, identitySecret, [email]);

it('stores once that a mail came back, and sends no reports to an address that does not exist', async () => {
  const mail = await makeOutgoingMail(test.database, { state: 'SENT', sentAt: now });
  expect([await bounce(mail.eventKey, '5.1.1'), await bounce(mail.eventKey, '5.1.1')]).toEqual([true, false]);
  expect(await test.database.getRepository(OutgoingMail).findOneByOrFail({ id: mail.id })).toMatchObject({
    state: 'BOUNCED',
    lastError: 'There is no such address (5.1.1).',
    sentAt: now,
  });
  expect(await wanted(mail.recipient)).toEqual([]);
});

it.each([
  ['a mailbox that was only full', '5.2.2'],
  ['one whose server did not like our own address', '5.1.8'],
])('still sends to %s', async (_what, status) => {
  const mail = await makeOutgoingMail(test.database, { state: 'SENT', sentAt: now });
  expect(await bounce(mail.eventKey, status)).toBe(true);
  expect(await wanted(mail.recipient)).toEqual([mail.recipient]);
});

it('refuses a report from someone who knows the event of a mail but never received it', async () => {
  const mail = await makeOutgoingMail(test.database, { state: 'SENT', sentAt: now });
  expect(await bounce(mail.eventKey, '5.1.1', 'another secret')).toBe(false);
  expect(await wanted(mail.recipient)).toEqual([mail.recipient]);
});

it('ignores a report about a mail that was never sent', async () => {
  const mail = await makeOutgoingMail(test.database, { state: 'QUEUED' });
  expect([await bounce(mail.eventKey, '5.1.1'), await bounce('nothing', '5.1.1')]).toEqual([false, false]);
});
