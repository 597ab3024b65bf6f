import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../Brochure';
import { archiveBrochure } from '../statuses/archiveBrochure';
import { publishBrochure } from '../statuses/publishBrochure';
import { unarchiveBrochure } from '../statuses/unarchiveBrochure';
import { copyBrochure } from '../writing/copyBrochure';
import { createBrochure } from '../writing/createBrochure';
import { submitBrochure } from './submitBrochure';
import { withdrawSubmission } from './withdrawSubmission';

const test = useTestDatabase();
const now = new Date('2026-11-25T01:00:00Z');
let vendor: RequestContext;
let other: RequestContext;
let administrator: RequestContext;
let vendorId: number | null;

beforeAll(async () => {
  const common = { database: test.database, clock: { now: () => now } };
  const seller = await makeAccount(test.database, { role: 'VENDOR' });
  vendorId = seller.vendorId;
  vendor = makeContext({ ...common, viewer: viewerOf(seller) });
  other = makeContext({ ...common, viewer: viewerOf(await makeAccount(test.database, { role: 'VENDOR' })) });
  administrator = makeContext({ ...common, viewer: viewerOf(await makeAccount(test.database)) });
  await makeCategory(test.database, { code: 'FOOD' });
});

async function draft(values: Partial<Brochure> = {}): Promise<Brochure> {
  const ad = await makeBrochure(test.database, { vendorId, submittedAt: null, ...values });
  await makeAsset(test.database, { brochureId: ad.id });
  return ad;
}

const input = { title: 'Tea for two', category: 'FOOD' };

it("a vendor's new ad and copy are drafts; an administrator's are sent at once", async () => {
  const ofVendor = await createBrochure(vendor, { type: 'LP_AD', input });
  const ofAdministrator = await createBrochure(administrator, { type: 'LP_AD', input });
  expect([ofVendor.submittedAt, ofAdministrator.submittedAt]).toEqual([null, now]);
  const copies = [
    await copyBrochure(vendor, { id: ofVendor.id }),
    await copyBrochure(administrator, { id: ofVendor.id }),
  ];
  expect(copies.map(({ submittedAt }) => submittedAt)).toEqual([null, now]);
});

it("a vendor's draft needs a type only; an administrator's ad needs a category", async () => {
  const other = await makeCategory(test.database, { code: 'OTHER' });
  const bare = await createBrochure(vendor, { type: 'CP_AD', input: {} });
  expect(bare).toMatchObject({ title: null, categoryId: other.id, isDraft: true });
  await expect(createBrochure(administrator, { type: 'CP_AD', input: {} })).rejects.toMatchObject({
    errors: [{ field: 'category' }],
  });
});

it('is sent for review, once, with a mail and a line in the log', async () => {
  const ad = await draft();
  const sent = await submitBrochure(vendor, { id: ad.id });
  expect(sent).toMatchObject({ status: 'PENDING_REVIEW', submittedAt: now, isDraft: false, version: ad.version + 1 });
  // its preview links end
  expect(sent.stateVersion).not.toBe(ad.stateVersion);
  expect(await submitBrochure(vendor, { id: ad.id })).toMatchObject({ version: sent.version });
  const mails = await test.database.getRepository(OutgoingMail).findBy({ recipient: vendor.mailSender.contactEmail });
  expect(mails.filter(({ text }) => text.includes(`(number ${ad.id})`))).toHaveLength(1);
  const log = await test.database.getRepository(AuditLogEntry).findBy({ action: 'submitBrochure', entityId: ad.id });
  expect(log).toMatchObject([{ before: { isDraft: true }, after: { isDraft: false } }]);
});

it('is not sent before it has what publishing needs: each lack is named', async () => {
  const ad = await makeBrochure(test.database, { vendorId, submittedAt: null, description: null, phoneNo: null });
  await expect(submitBrochure(vendor, { id: ad.id })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    message: expect.stringContaining('This ad is not complete yet.') as string,
    errors: [{ field: 'description' }, { field: 'assets' }, { field: 'phoneNo' }],
  });
});

it('is taken back, and sent again', async () => {
  const ad = await draft({ submittedAt: now });
  const taken = await withdrawSubmission(vendor, { id: ad.id });
  expect(taken).toMatchObject({ submittedAt: null, version: ad.version + 1 });
  expect(taken.stateVersion).not.toBe(ad.stateVersion);
  expect(await withdrawSubmission(vendor, { id: ad.id })).toMatchObject({ version: taken.version });
  expect(await submitBrochure(vendor, { id: ad.id })).toMatchObject({ submittedAt: now });
});

it.each([
  ['submitted', submitBrochure],
  ['taken back', withdrawSubmission],
])('cannot be %s when it is published, archived, or of another company', async (_what, change) => {
  for (const status of ['PUBLISHED', 'ARCHIVED'] as const) {
    const { id } = await makeBrochure(test.database, { vendorId, status });
    await expect(change(vendor, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
  }
  const { id } = await draft();
  await expect(change(other, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(change({ ...vendor, viewer: null }, { id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('an ad without a vendor cannot become a draft', async () => {
  const { id } = await makeBrochure(test.database);
  await expect(withdrawSubmission(administrator, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('is not published before it is sent; an administrator may send it', async () => {
  const { id } = await draft();
  await expect(publishBrochure(administrator, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
  await submitBrochure(administrator, { id });
  expect(await publishBrochure(administrator, { id })).toMatchObject({ status: 'PUBLISHED', submittedAt: now });
});

it('waits for review after it was archived and brought back', async () => {
  const { id } = await draft();
  expect(await archiveBrochure(administrator, { id })).toMatchObject({ status: 'ARCHIVED', isDraft: false });
  expect(await unarchiveBrochure(administrator, { id })).toMatchObject({ status: 'PENDING_REVIEW', submittedAt: now });
});

// the previous version of the program, during an upgrade
it('is no draft any more when a program that knows none archives it', async () => {
  const { id } = await makeBrochure(test.database, { submittedAt: null });
  await test.database.query(
    `UPDATE brochures SET status = 'ARCHIVED', archive_reason = 'MANUAL', archived_at = now() WHERE id = $1`,
    [id],
  );
  expect(await test.database.getRepository(Brochure).findOneByOrFail({ id })).toMatchObject({ isDraft: false });
});
