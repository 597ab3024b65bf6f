import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeEnquiry } from '../../test/factories/makeEnquiry';
import { makeVendor } from '../../test/factories/makeVendor';
import { nextNumber } from '../../test/factories/nextNumber';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import type { Enquiry } from '../enquiries/Enquiry';
import { sendEnquiry } from '../enquiries/sendEnquiry';
import { Enquiry as EnquiryEntity } from '../enquiries/Enquiry';
import { VendorInvitation } from '../invitations/VendorInvitation';
import { Vendor } from '../vendors/Vendor';
import { acceptAdvertiser } from './acceptAdvertiser';
import { similarVendorsLoader } from './similarVendorsLoader';
import { refuseAdvertiser } from './refuseAdvertiser';

const test = useTestDatabase();
const numbers = ['51824753556', '53004085616', '83914571673', '33051775556'];
let administrator: RequestContext;

beforeAll(async () => {
  administrator = makeContext({ database: test.database, viewer: viewerOf(await makeAccount(test.database)) });
});
beforeEach(() => test.database.query('UPDATE vendors SET abn = NULL'));

const applicant = (values: Partial<Enquiry> = {}) =>
  makeEnquiry(test.database, {
    ...{
      kind: 'ADVERTISE',
      companyName: `Tide Cafe ${nextNumber()}`,
      abn: numbers[0] ?? null,
      termsVersion: '2024-04-28',
    },
    ...values,
  });
const accept = (id: number, vendorId: number | null = null) => acceptAdvertiser(administrator, { id, vendorId });
const mailsTo = (recipient: string) => test.database.getRepository(OutgoingMail).findBy({ recipient });

it('makes a vendor with what was sent and invites the sender, in one act', async () => {
  const asked = await applicant({ phoneNo: '(07) 7010 1234' });
  const { enquiry, vendor } = await accept(asked.id);
  expect(enquiry).toMatchObject({ state: 'DONE', handledByAccountId: administrator.viewer?.accountId });
  expect(vendor).toMatchObject({
    ...{ companyName: asked.companyName, abn: asked.abn, phoneNo: asked.phoneNo },
    ...{ contactName: asked.name, contactEmail: asked.email },
  });
  expect(await test.database.getRepository(VendorInvitation).findBy({ email: asked.email })).toMatchObject([
    { vendorId: vendor.id, usedAt: null },
  ]);
  expect((await mailsTo(asked.email)).map(({ text }) => text.includes('/vendor/register/'))).toEqual([true]);
  const log = await test.database.getRepository(AuditLogEntry).findBy({ action: 'acceptAdvertiser' });
  expect(log).toMatchObject([{ entityId: asked.id, after: { state: 'DONE', vendorId: vendor.id } }]);
});

it('changes nothing when it is refused half way', async () => {
  const asked = await applicant();
  const context = {
    ...administrator,
    jobs: { ...administrator.jobs, enqueue: () => Promise.reject(new Error('full')) },
  };
  await expect(acceptAdvertiser(context, { id: asked.id, vendorId: null })).rejects.toThrow('full');
  expect(await test.database.getRepository(Vendor).findBy({ companyName: asked.companyName ?? '' })).toEqual([]);
  expect(await test.database.getRepository(EnquiryEntity).findOneByOrFail({ id: asked.id })).toMatchObject({
    state: 'OPEN',
  });
});

it('makes no second vendor of one ABN, but invites to the first', async () => {
  const first = await makeVendor(test.database, { abn: numbers[1] });
  const asked = await applicant({ abn: numbers[1] });
  await expect(accept(asked.id)).rejects.toMatchObject({ errors: [{ field: 'vendorId', code: 'DUPLICATE' }] });
  expect((await accept(asked.id, first.id)).vendor.id).toBe(first.id);
});

it('makes one vendor of an ABN when administrators accept several requests at the same time', async () => {
  const abn = '83914571673';
  const asked = await Promise.all([1, 2, 3, 4].map(() => applicant({ abn })));
  // opens a connection for each, so that all begin together
  await Promise.all(asked.map(() => test.database.query('SELECT pg_sleep(0.05)')));
  const outcomes = await Promise.allSettled(asked.map(({ id }) => accept(id)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await test.database.getRepository(Vendor).countBy({ abn })).toBe(1);
});

it('is handled once', async () => {
  const asked = await applicant({ abn: numbers[2] });
  await accept(asked.id);
  await expect(accept(asked.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(refuseAdvertiser(administrator, { id: asked.id, reason: 'No.' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

it('invites no address that has a login', async () => {
  const { email } = await makeAccount(test.database, { role: 'VENDOR' });
  const asked = await applicant({ email });
  await expect(accept(asked.id)).rejects.toMatchObject({ errors: [{ field: 'email', code: 'HAS_LOGIN' }] });
});

it('mails the reason of a refusal', async () => {
  const asked = await applicant();
  await expect(refuseAdvertiser(administrator, { id: asked.id, reason: '\u200b ' })).rejects.toMatchObject({
    errors: [{ field: 'reason' }],
  });
  const refused = await refuseAdvertiser(administrator, { id: asked.id, reason: 'Outside of our areas.' });
  expect(refused).toMatchObject({ state: 'DECLINED', note: 'Outside of our areas.' });
  expect((await mailsTo(asked.email)).map(({ text }) => text.includes('Outside of our areas.'))).toEqual([true]);
});

it('shows vendors with the same ABN, address, login or name', async () => {
  const login = await makeAccount(test.database, { role: 'VENDOR' });
  const same = [
    await makeVendor(test.database, { abn: numbers[3] }),
    await makeVendor(test.database, { contactEmail: 'Same@tide.example' }),
    await makeVendor(test.database, { companyName: 'Namesake' }),
  ];
  const similar = (enquiry: Enquiry) =>
    makeContext({ database: test.database }).loader(similarVendorsLoader).load(enquiry);
  const found = async (values: Partial<Enquiry>) => (await similar(await applicant(values))).map(({ id }) => id);
  expect(await found({ abn: numbers[3], email: 'same@tide.example', companyName: 'NAMESAKE' })).toEqual(
    same.map(({ id }) => id),
  );
  expect(await found({ abn: numbers[0], email: login.email })).toEqual([login.vendorId]);
  expect(await similar(await makeEnquiry(test.database))).toEqual([]);
});

it.each([
  ['companyName', { companyName: ' ' }],
  ['abn', { abn: '' }],
  ['abn', { abn: '51 824 753 557' }],
  ['phoneNo', { phoneNo: '12' }],
  ['acceptTerms', { acceptTerms: false }],
])('a request needs %s', async (field, values) => {
  const business = { companyName: 'Tide Cafe', abn: '51 824 753 556', phoneNo: '', acceptTerms: true };
  const sent = {
    kind: 'ADVERTISE' as const,
    brochureId: null,
    name: 'Kim',
    email: 'kim@tide.example',
    message: 'Cakes.',
  };
  await expect(
    sendEnquiry(makeContext({ database: test.database }), { ...sent, ...business, ...values }),
  ).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
});
