import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../../test/factories/makeAccount';
import { nextNumber } from '../../../test/factories/nextNumber';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Account } from '../../accounts/Account';
import { readByDataToken } from '../own-data/readByDataToken';
import { answerPrivacyRequest } from './answerPrivacyRequest';
import { findOwnRequest } from './findOwnRequest';
import { listPrivacyRequests } from './listPrivacyRequests';
import { newPrivacyRequest } from './newPrivacyRequest';
import { PrivacyRequestResolver } from './PrivacyRequestResolver';
import { recordPrivacyRequest } from './recordPrivacyRequest';
import { addressTokenOf, requestTokenOf } from './requestTokens';

const test = useTestDatabase();
const now = new Date('2026-11-25T02:00:00Z');

async function administrator() {
  const viewer = viewerOf(await makeAccount(test.database));
  return makeContext({ database: test.database, viewer, clock: { now: () => now } });
}

const newAddress = () => `lee-${nextNumber()}@people.example`;
const letter = () =>
  ({ kind: 'ERASURE', channel: 'LETTER', email: newAddress(), receivedOn: '2026-11-20', note: null }) as const;
const mailsTo = (recipient: string) =>
  test.database.getRepository(OutgoingMail).find({ where: { recipient }, order: { id: 'ASC' } });

it('enters a letter, due 30 days after it came, and mails its person', async () => {
  const context = await administrator();
  const input = { ...letter(), note: ' Signed. ' };
  const request = await recordPrivacyRequest(context, input);
  expect(request).toMatchObject({ state: 'OPEN', channel: 'LETTER', note: 'Signed.', email: input.email });
  expect(request.receivedAt).toEqual(new Date('2026-11-19T14:00:00Z'));
  expect(request.dueAt).toEqual(new Date('2026-12-19T14:00:00Z'));
  const [mail] = await mailsTo(input.email);
  expect(mail?.text).toContain('We answer by 20/12/2026 (Queensland time).');
  await expect(recordPrivacyRequest(context, input)).rejects.toMatchObject({ code: 'CONFLICT' });
});

it.each([
  ['channel', { channel: 'SITE' }],
  ['email', { email: 'lee@' }],
  ['receivedOn', { receivedOn: '2026-11-26' }],
  ['receivedOn', { receivedOn: '2025-01-01' }],
] as const)('refuses a wrong %s', async (field, values) => {
  await expect(recordPrivacyRequest(await administrator(), { ...letter(), ...values })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ field }],
  });
});

it('lists open requests by the day they are due, overdue ones first, then answered ones', async () => {
  const context = await administrator();
  await test.database.query('DELETE FROM privacy_requests');
  const received = ['2026-11-01', '2026-10-01', '2026-11-20', '2026-09-01'];
  const ids: number[] = [];
  for (const [index, day] of received.entries()) {
    const receivedAt = new Date(`${day}T00:00:00Z`);
    const answered = index === 3 ? ({ state: 'DONE', handledAt: now } as const) : {};
    const given = { kind: 'ACCESS', channel: 'MAIL', email: newAddress(), receivedAt, ...answered } as const;
    ids.push((await newPrivacyRequest(test.database.manager, given)).id);
  }
  const page = await listPrivacyRequests(context, { first: 10 });
  expect(page.edges.map(({ item }) => ids.indexOf(item.id))).toEqual([1, 0, 2, 3]);
  const second = await listPrivacyRequests(context, { first: 2, after: page.edges[1]!.cursor });
  expect(second.edges.map(({ item }) => ids.indexOf(item.id))).toEqual([2, 3]);
});

it('carries out the erasure of a login, and answers by mail', async () => {
  const context = await administrator();
  const input = letter();
  const vendor = await makeVendor(test.database, { contactEmail: input.email });
  const account = await makeAccount(test.database, { role: 'VENDOR', vendorId: vendor.id, email: input.email });
  const { id, did } = await recordPrivacyRequest(context, input);
  const answered = await answerPrivacyRequest(context, {
    id,
    state: 'DONE',
    answer: 'Your colleague has the ads now.',
  });
  expect(answered).toMatchObject({ state: 'DONE', email: null, handledByAccountId: context.viewer?.accountId });
  expect(answered.outcome?.map(({ what }) => what)).toEqual(['contact of a company', 'login', 'mails']);
  const closed = await test.database.getRepository(Account).findOneByOrFail({ id: account.id });
  expect(closed.state).toBe('TERMINATED');
  const mails = await mailsTo(input.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your data are erased']);
  expect(mails[0]?.text).toContain('Your colleague has the ads now.');
  const again = answerPrivacyRequest(context, { id, state: 'DECLINED', answer: 'No.' });
  await expect(again).rejects.toMatchObject({ code: 'CONFLICT' });
  const token = requestTokenOf(context.identitySecret, did);
  expect((await findOwnRequest(context, token)).state).toBe('DONE');
});

it('answers once, even when two administrators answer at the same moment', async () => {
  const context = await administrator();
  const { id } = await recordPrivacyRequest(context, { ...letter(), kind: 'ACCESS' });
  const results = await Promise.allSettled(
    (['DONE', 'DECLINED'] as const).map((state) => answerPrivacyRequest(context, { id, state, answer: 'Here.' })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it.each([
  ['DECLINED', 'ACCESS', 'answer'],
  ['DONE', 'CORRECTION', 'answer'],
  ['OPEN', 'ACCESS', 'state'],
] as const)('needs more for %s of %s: %s', async (state, kind, field) => {
  const context = await administrator();
  const { id } = await recordPrivacyRequest(context, { ...letter(), kind });
  await expect(answerPrivacyRequest(context, { id, state, answer: ' ' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ field }],
  });
});

it('opens a request to its own link only', async () => {
  const context = await administrator();
  const { did } = await recordPrivacyRequest(context, letter());
  const other = await recordPrivacyRequest(context, letter());
  const secret = context.identitySecret;
  const swapped = other.did + requestTokenOf(secret, did).slice(12);
  for (const token of ['', did, swapped, addressTokenOf(secret, did), requestTokenOf('another secret', did)]) {
    await expect(findOwnRequest(context, token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});

describe('the document of a request', () => {
  async function opened() {
    const context = await administrator();
    const request = await recordPrivacyRequest(context, letter());
    const path = new PrivacyRequestResolver().pdfPath(request, context);
    const token = /^\/rest\/privacy\/public\/([\w-]+)\/pdf$/.exec(path ?? '')?.[1] ?? '';
    // the route knows no session
    const visitor = makeContext({ database: test.database, viewer: null, clock: context.clock });
    return {
      administratorId: context.viewer?.accountId ?? 0,
      request,
      token,
      read: () => readByDataToken(visitor, token),
    };
  }

  it('names in the audit log which administrator opened it', async () => {
    const { administratorId, request, read } = await opened();
    expect((await read()).email).toBe(request.email);
    const line = { action: 'openPersonalData', entityType: 'PrivacyRequest', entityId: request.id };
    const lines = test.database.getRepository(AuditLogEntry);
    expect(await lines.findBy(line)).toMatchObject([{ actorAccountId: administratorId, actorRole: 'ADMINISTRATOR' }]);
  });

  it('opens no more once its administrator is suspended, and for nobody else', async () => {
    const { administratorId, request, token, read } = await opened();
    const visitor = makeContext({ database: test.database, viewer: null });
    expect(new PrivacyRequestResolver().pdfPath(request, visitor)).toBeNull();
    await test.database.getRepository(Account).update({ id: administratorId }, { suspendedAt: now });
    await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const withoutName = token.replace(/-[0-9a-z]+_/, '_');
    await expect(readByDataToken(visitor, withoutName)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
