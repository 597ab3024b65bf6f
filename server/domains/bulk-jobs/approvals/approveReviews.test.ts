import type { RequestContext } from '../../../platform/context/RequestContext';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { toGlobalId } from '../../../shared/globalId';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Account } from '../../accounts/Account';
import { Brochure } from '../../brochures/Brochure';
import { BrochureRevision } from '../../brochures/revisions/BrochureRevision';
import { setBrochureIndex } from '../../brochures/writing/setBrochureIndex';
import { updateBrochure } from '../../brochures/writing/updateBrochure';
import { BrochureReview } from '../../reviews/BrochureReview';
import { approveReviews } from './approveReviews';
import { BulkJob } from '../BulkJob';
import { doBulkJob } from '../doBulkJob';
import { listBulkJobRows } from '../listBulkJobRows';
import { prepareBulkJob } from '../prepareBulkJob';
import { startBulkJob } from '../startBulkJob';
import { undoBulkJob } from '../undoing/undoBulkJob';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;
let seller: Account;
let vendor: RequestContext;

const common = () => ({ database: test.database, clock: { now: () => now } });

beforeAll(async () => {
  administrator = makeContext({ ...common(), viewer: viewerOf(await makeAccount(test.database)) });
  seller = await makeAccount(test.database, { role: 'VENDOR' });
  vendor = makeContext({ ...common(), viewer: viewerOf(seller) });
});

const ad = (id: number) => test.database.getRepository(Brochure).findOneByOrFail({ id });
const jobOf = (id: number) => test.database.getRepository(BulkJob).findOneByOrFail({ id });
const revisionOf = ({ id }: Brochure) =>
  test.database.getRepository(BrochureRevision).findOneByOrFail({ brochureId: id });
const seen = ({ id, version }: Brochure, submittedAt: Date | null = null) => ({
  ...{ id: toGlobalId('Brochure', id), version, submittedAt },
});
const rowsOf = async (jobId: number) =>
  (await listBulkJobRows(administrator, { jobId, first: 100 })).edges.map(({ item }) => item);

async function own(values: Partial<Brochure> = {}): Promise<Brochure> {
  const brochure = await makeBrochure(test.database, { vendorId: seller.vendorId, ...values });
  await makeAsset(test.database, { brochureId: brochure.id });
  return ad(brochure.id);
}

async function withRevision(): Promise<Brochure> {
  const live = await own({ status: 'PUBLISHED', title: 'As it is' });
  await updateBrochure(vendor, { id: live.id, version: live.version, input: { title: 'As it will be' } });
  return ad(live.id);
}

async function approve(reviews: ReturnType<typeof seen>[]): Promise<BulkJob> {
  const { id } = await approveReviews(administrator, { reviews });
  await doBulkJob(administrator, { jobId: id });
  return jobOf(id);
}

it('approves new ads and changes, and says why it refuses the others', async () => {
  const [fresh, change, incomplete, stale] = [
    await own(),
    await withRevision(),
    await own({ description: null }),
    await own(),
  ];
  await setBrochureIndex(administrator, { id: stale.id, adIndex: 7 });
  const { submittedAt } = await revisionOf(change);
  const done = await approve([seen(fresh), seen(change, submittedAt), seen(incomplete), seen(stale)]);
  expect(done).toMatchObject({ state: 'DONE', action: 'APPROVE', total: 4, changedCount: 2, refusedCount: 2 });
  expect(await ad(fresh.id)).toMatchObject({ status: 'PUBLISHED', publishedAt: now });
  expect(await ad(change.id)).toMatchObject({ status: 'PUBLISHED', title: 'As it will be' });
  expect(await ad(stale.id)).toMatchObject({ status: 'PENDING_REVIEW', publishedAt: null });
  expect(await rowsOf(done.id)).toMatchObject([
    { outcome: 'CHANGED', before: { status: 'PENDING_REVIEW' }, after: { status: 'PUBLISHED' } },
    { outcome: 'CHANGED', before: { title: 'As it is' }, after: { title: 'As it will be' } },
    { outcome: 'REFUSED', message: expect.stringContaining('cannot be published yet') as string },
    { outcome: 'REFUSED', message: expect.stringContaining('not what you looked at any more') as string },
  ]);
  const reviews = test.database.getRepository(BrochureReview);
  const reviewer = { decision: 'APPROVE', reviewerAccountId: administrator.viewer?.accountId };
  expect(await reviews.findBy({ brochureId: fresh.id })).toMatchObject([reviewer]);
  expect(await reviews.findBy({ brochureId: stale.id })).toEqual([]);
  const mails = await test.database.getRepository(OutgoingMail).findBy({ recipient: seller.email });
  expect(mails.filter(({ text }) => text.includes('As it will be'))).toHaveLength(1);
});

it('refuses a change that its vendor has written on since', async () => {
  const change = await withRevision();
  const done = await approve([seen(change, new Date('2026-11-19T00:00:00Z'))]);
  expect(done).toMatchObject({ changedCount: 0, refusedCount: 1 });
  expect(await revisionOf(change)).toMatchObject({ state: 'WAITING' });
});

it('undoes approvals: new ads and changes of live ads wait again', async () => {
  const [fresh, change] = [await own(), await withRevision()];
  const { submittedAt } = await revisionOf(change);
  const done = await approve([seen(fresh), seen(change, submittedAt)]);
  await undoBulkJob(administrator, { id: done.id });
  await doBulkJob(administrator, { jobId: done.id });
  expect(await jobOf(done.id)).toMatchObject({ state: 'UNDONE', undoneCount: 2, keptCount: 0 });
  expect(await ad(change.id)).toMatchObject({ title: 'As it is', status: 'PUBLISHED' });
  expect(await revisionOf(change)).toMatchObject({ state: 'WAITING', decidedAt: null });
  const { status, publishedAt, submittedAt: waitsSince } = fresh;
  expect(await ad(fresh.id)).toMatchObject({ status, publishedAt, submittedAt: waitsSince });
});

describe('all of a queue', () => {
  it('is tried first: says what would be approved and why not, and changes nothing', async () => {
    const name = 'Queue of the trial';
    const [fresh, incomplete] = [await own({ companyName: name }), await own({ companyName: name, description: null })];
    const live = await own({ companyName: name, status: 'PUBLISHED', title: 'As it is' });
    await updateBrochure(vendor, { id: live.id, version: live.version, input: { title: 'As it will be' } });
    const elsewhere = await own({ companyName: 'Of another queue' });
    const { id, state } = await approveReviews(administrator, { queue: { q: name } });
    expect(state).toBe('CHECKING');
    await doBulkJob(administrator, { jobId: id });
    expect(await jobOf(id)).toMatchObject({ state: 'CHECKED', total: 3, changedCount: 2, refusedCount: 1 });
    expect(await rowsOf(id)).toMatchObject([
      { brochureId: live.id, outcome: 'CHANGED', before: { title: 'As it is' }, after: { title: 'As it will be' } },
      { brochureId: fresh.id, outcome: 'CHANGED', after: { status: 'PUBLISHED' } },
      { brochureId: incomplete.id, outcome: 'REFUSED' },
    ]);
    for (const { id: adId, version, status, title } of [fresh, incomplete, await ad(live.id)]) {
      expect(await ad(adId)).toMatchObject({ version, status, title });
    }
    expect(await revisionOf(live)).toMatchObject({ state: 'WAITING' });
    expect(await test.database.getRepository(BrochureReview).countBy({ brochureId: fresh.id })).toBe(0);
    await startBulkJob(administrator, { id });
    await doBulkJob(administrator, { jobId: id });
    expect(await jobOf(id)).toMatchObject({ state: 'DONE', changedCount: 2, refusedCount: 1 });
    expect(await ad(fresh.id)).toMatchObject({ status: 'PUBLISHED' });
    expect(await ad(live.id)).toMatchObject({ title: 'As it will be' });
    expect(await ad(elsewhere.id)).toMatchObject({ status: 'PENDING_REVIEW' });
  });

  it('leaves an ad that has changed between trial and start', async () => {
    const name = 'Queue that changes';
    const changed = await own({ companyName: name });
    const { id } = await approveReviews(administrator, { queue: { q: name } });
    await doBulkJob(administrator, { jobId: id });
    await setBrochureIndex(administrator, { id: changed.id, adIndex: 8 });
    await startBulkJob(administrator, { id });
    await doBulkJob(administrator, { jobId: id });
    expect(await jobOf(id)).toMatchObject({ changedCount: 0, refusedCount: 1 });
    expect(await ad(changed.id)).toMatchObject({ status: 'PENDING_REVIEW' });
  });

  it('is started and undone by a reviewer, who may start and undo nothing else', async () => {
    const name = 'Queue of a reviewer';
    const waiting = await own({ companyName: name, status: 'PUBLISHED', title: 'As it is' });
    await updateBrochure(vendor, { id: waiting.id, version: waiting.version, input: { title: 'As it will be' } });
    const account = await makeAccount(test.database, { staffRole: 'REVIEWER' });
    const reviewer = makeContext({ ...common(), viewer: viewerOf(account) });
    const { id } = await approveReviews(reviewer, { queue: { q: name } });
    await doBulkJob(reviewer, { jobId: id });
    await startBulkJob(reviewer, { id });
    await doBulkJob(reviewer, { jobId: id });
    const colleague = makeContext({
      ...{ ...common(), viewer: viewerOf(await makeAccount(test.database, { staffRole: 'REVIEWER' })) },
    });
    await expect(undoBulkJob(colleague, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await undoBulkJob(reviewer, { id });
    await doBulkJob(reviewer, { jobId: id });
    expect(await jobOf(id)).toMatchObject({ state: 'UNDONE', undoneCount: 1 });
    expect(await ad(waiting.id)).toMatchObject({ title: 'As it is' });
    const archiving = await prepareBulkJob(administrator, {
      ...{ action: 'ARCHIVE', ids: [toGlobalId('Brochure', waiting.id)] },
    });
    await doBulkJob(administrator, { jobId: archiving.id });
    await expect(startBulkJob(reviewer, { id: archiving.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await startBulkJob(administrator, { id: archiving.id });
    await doBulkJob(administrator, { jobId: archiving.id });
    await expect(undoBulkJob(reviewer, { id: archiving.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('refuses a queue in which nothing waits, and one beside ads', async () => {
    const code = (given: Parameters<typeof approveReviews>[1]) =>
      approveReviews(administrator, given).catch(
        (error: unknown) => (error as { errors?: { code: string }[] }).errors?.[0]?.code,
      );
    expect(await code({ queue: { q: 'nothing is called so' } })).toBe('NO_ADS');
    expect(await code({ queue: {}, reviews: [] })).toBe('EXCLUSIVE');
    expect(await code({})).toBe('EXCLUSIVE');
  });
});

it('is done once, also by two workers at once', async () => {
  const ads = [await own(), await own(), await own()];
  const { id } = await approveReviews(administrator, { reviews: ads.map((each) => seen(each)) });
  await Promise.all([doBulkJob(administrator, { jobId: id }), doBulkJob(administrator, { jobId: id })]);
  expect(await jobOf(id)).toMatchObject({ state: 'DONE', changedCount: 3 });
  const reviews = test.database.getRepository(BrochureReview);
  for (const { id: brochureId } of ads) expect(await reviews.countBy({ brochureId })).toBe(1);
});

it('is for administrators, and takes each ad once', async () => {
  const fresh = await own();
  await expect(approveReviews(vendor, { reviews: [seen(fresh)] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const twice = approveReviews(administrator, { reviews: [seen(fresh), seen(fresh)] });
  await expect(twice).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ code: 'TWICE' }] });
});
