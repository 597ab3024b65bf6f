import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { toGlobalId } from '../../../shared/globalId';
import { countStatements } from '../../../test/database/countStatements';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { rememberJobs, type RememberedJobs } from '../../../test/rememberJobs';
import { useTestDatabase } from '../../../test/testDatabase';
import { Asset } from '../../brochures/assets/Asset';
import { updateAsset } from '../../brochures/assets/changing/updateAsset';
import { Brochure } from '../../brochures/Brochure';
import { BrochureCategory } from '../../brochures/BrochureCategory';
import { BrochureRevision } from '../../brochures/revisions/BrochureRevision';
import { updateBrochure } from '../../brochures/writing/updateBrochure';
import { ReviewAssignment } from '../../reviews/assignments/ReviewAssignment';
import { BrochureReview } from '../../reviews/BrochureReview';
import { reviewBrochure } from '../../reviews/reviewBrochure';
import { BulkJob } from '../BulkJob';
import { doBulkJob } from '../doBulkJob';
import { listBulkJobRows } from '../listBulkJobRows';
import { startBulkJob } from '../startBulkJob';
import { approveReviews } from './approveReviews';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let jobs: RememberedJobs;
let administrator: RequestContext;
let vendor: RequestContext;

beforeEach(async () => {
  await test.database.query('TRUNCATE brochures, bulk_jobs, audit_log_entries, outgoing_mails CASCADE');
  // numbers that nothing else has
  await test.database.query(`SELECT setval(pg_get_serial_sequence('brochures', 'id'), 7000000)`);
  jobs = rememberJobs();
  const common = { database: test.database, jobs, clock: { now: () => now } };
  administrator = makeContext({ ...common, viewer: viewerOf(await makeAccount(test.database)) });
  const { id: vendorId } = await makeVendor(test.database);
  vendor = makeContext({
    ...{ ...common, viewer: viewerOf(await makeAccount(test.database, { role: 'VENDOR', vendorId })) },
  });
  await makeAccount(test.database, { role: 'VENDOR', vendorId });
});

const ad = (id: number) => test.database.getRepository(Brochure).findOneByOrFail({ id });
const jobOf = (id: number) => test.database.getRepository(BulkJob).findOneByOrFail({ id });
const rowsOf = async (jobId: number) =>
  (await listBulkJobRows(administrator, { jobId, first: 100 })).edges.map(({ item }) => item);

async function own(values: Partial<Brochure> = {}): Promise<Brochure> {
  const { id } = await makeBrochure(test.database, { vendorId: vendor.viewer?.vendorId ?? null, ...values });
  await makeAsset(test.database, { brochureId: id });
  return ad(id);
}

/** A live ad with a change of its title, its further categories and the text of its picture. */
async function changed(category: string, title = 'As it will be'): Promise<Brochure> {
  const { id, version } = await own({ status: 'PUBLISHED', title: 'As it is' });
  await updateBrochure(vendor, { id, version, input: { title, brochureCategories: [category] } });
  const picture = await test.database.getRepository(Asset).findOneByOrFail({ brochureId: id });
  await updateAsset(vendor, { id: picture.id, altText: 'The terrace at night' });
  return ad(id);
}

async function seen({ id, version }: Brochure) {
  const revision = await test.database.getRepository(BrochureRevision).findOneBy({ brochureId: id, state: 'WAITING' });
  return { id: toGlobalId('Brochure', id), version, submittedAt: revision?.submittedAt ?? null };
}

async function approve(ads: readonly Brochure[]): Promise<BulkJob> {
  const { id } = await approveReviews(administrator, { reviews: await Promise.all(ads.map(seen)) });
  await doBulkJob(administrator, { jobId: id });
  return jobOf(id);
}

/** What sending a change has asked for before. */
const isOfSubmission = (name: string): boolean => /submitted|submissions/.test(name);

/** What an approval leaves behind, without what tells one ad from another. */
async function traces(id: number) {
  const { status, title, publishedAt } = await ad(id);
  const lines = await test.database
    .getRepository(AuditLogEntry)
    .find({ where: { entityType: 'Brochure', entityId: id }, order: { id: 'ASC' } });
  const reviews = await test.database.getRepository(BrochureReview).findBy({ brochureId: id });
  const revisions = await test.database.getRepository(BrochureRevision).findBy({ brochureId: id });
  const further = await test.database.getRepository(BrochureCategory).findBy({ brochureId: id });
  const mails = await test.database.getRepository(OutgoingMail).find({ order: { recipient: 'ASC' } });
  const nameless = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value)
        .replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '0')
        // the names of files
        .replaceAll(/\([\w-]{12}\)/g, '(did)'),
    );
  return nameless({
    ...{ status, title, publishedAt },
    lines: lines
      .filter(({ actorAccountId }) => actorAccountId === administrator.viewer?.accountId)
      .map(({ action, before, after }) => ({
        action,
        before,
        after: after && { ...after, ...('revisionId' in after && { revisionId: after['revisionId'] !== null }) },
      })),
    reviews: reviews.map(({ decision, comment, reviewerAccountId, reviewedAt, revisionId }) => ({
      ...{ decision, comment, reviewerAccountId, reviewedAt, ofRevision: revisionId !== null },
    })),
    revisions: revisions.map(({ state, decidedAt, comment }) => ({ state, decidedAt, comment })),
    further: further.map(({ categoryId }) => categoryId),
    mails: mails
      .filter(({ eventKey, text }) => /^(review|published):/.test(eventKey) && text.includes(`(number ${id})`))
      .map(({ recipient, subject, text, eventKey }) => ({
        ...{ recipient, subject, text, event: eventKey.replace(/\d+/, 'R') },
      })),
    jobs: jobs.enqueued.filter(
      ({ name, payload }) => !isOfSubmission(name) && (payload as { brochureId?: number }).brochureId === id,
    ),
  });
}

/** An ad that waits, a change of a live ad, and a change of an ad that has left the public meanwhile. */
async function oneOfEach(category: string): Promise<Brochure[]> {
  const withdrawn = await changed(category);
  await test.database.query(
    `UPDATE brochures SET status = 'PENDING_REVIEW', published_at = NULL, submitted_at = $2 WHERE id = $1`,
    [withdrawn.id, now],
  );
  return [await own({ title: 'It waits' }), await changed(category), await ad(withdrawn.id)];
}

it('leaves of each ad what a single approval leaves: values, log, review, revision, mails and jobs', async () => {
  const { code, id: categoryId } = await makeCategory(test.database, { name: 'Tours' });
  const [singles, many] = [await oneOfEach(code), await oneOfEach(code)];
  const assignments = test.database.getRepository(ReviewAssignment);
  const accountId = administrator.viewer?.accountId ?? 0;
  for (const { id } of [...singles, ...many]) {
    await assignments.insert({ brochureId: id, accountId, assignedAt: now });
  }
  for (const { id } of singles) await reviewBrochure(administrator, { id, decision: 'APPROVE', comment: null });
  expect(await approve(many)).toMatchObject({ state: 'DONE', changedCount: 3 });

  const left = await Promise.all(singles.map(({ id }) => traces(id)));
  expect(await Promise.all(many.map(({ id }) => traces(id)))).toEqual(left);
  const decided = { before: null, after: { comment: null, decision: 'APPROVE' } };
  const values = { before: { title: 'As it is' }, after: { title: 'As it will be', brochureCategories: code } };
  const files = { after: { assets: expect.any(String) as unknown } };
  const published = { before: { status: 'PENDING_REVIEW' }, after: { status: 'PUBLISHED' } };
  expect(left).toMatchObject([
    { status: 'PUBLISHED', lines: [decided, published], mails: [], jobs: [{ name: 'tell-of-published-brochure' }] },
    {
      ...{ title: 'As it will be', further: [categoryId], jobs: [], revisions: [{ state: 'APPLIED' }] },
      ...{ lines: [decided, values, files] },
      mails: [1, 2].map(() => ({ subject: 'Your change is online: As it will be' })),
    },
    { status: 'PUBLISHED', lines: [decided, values, files, published] },
  ]);
  expect(await assignments.count()).toBe(0);
  const lines = await test.database.getRepository(AuditLogEntry).findBy({ action: 'reviewBrochure' });
  expect(lines.filter(({ bulkJobId }) => bulkJobId !== null)).toHaveLength(2 + 3 + 4);
});

it('takes as many statements for nine ads of each kind as for three, tried and done', async () => {
  const { code } = await makeCategory(test.database);
  const statements: Record<string, number[]> = { tried: [], done: [] };
  for (const count of [3, 9]) {
    await test.database.query('TRUNCATE brochures, bulk_jobs CASCADE');
    for (let made = 0; made < count; made += 1) await oneOfEach(code);
    const { id } = await approveReviews(administrator, { queue: {} });
    statements.tried?.push((await countStatements(() => doBulkJob(administrator, { jobId: id }))).length);
    expect(await jobOf(id)).toMatchObject({ state: 'CHECKED', total: 3 * count, changedCount: 3 * count });
    await startBulkJob(administrator, { id });
    statements.done?.push((await countStatements(() => doBulkJob(administrator, { jobId: id }))).length);
    expect(await jobOf(id)).toMatchObject({ state: 'DONE', changedCount: 3 * count });
  }
  expect(statements).toEqual({
    tried: Array(2).fill(statements.tried?.[0]),
    done: Array(2).fill(statements.done?.[0]),
  });
  expect(statements.tried?.[0]).toBeLessThan(30);
  expect(statements.done?.[0]).toBeLessThan(50);
});

it('approves the others of a batch of which the database refuses one', async () => {
  const ads = [await own(), await own(), await own()];
  await test.database.query(
    `ALTER TABLE brochures ADD CONSTRAINT one_waits CHECK (id <> ${ads[1]?.id} OR status <> 'PUBLISHED')`,
  );
  try {
    const done = await approve(ads);
    expect(done).toMatchObject({ state: 'DONE', changedCount: 2, refusedCount: 1 });
    expect((await rowsOf(done.id))[1]).toMatchObject({
      ...{ outcome: 'REFUSED', message: 'The database refuses this change (rule one_waits).' },
    });
    expect(await test.database.getRepository(BrochureReview).countBy({ brochureId: ads[1]?.id ?? 0 })).toBe(0);
    expect(jobs.enqueued.filter(({ name }) => name === 'tell-of-published-brochure').length).toBeGreaterThanOrEqual(2);
  } finally {
    await test.database.query('ALTER TABLE brochures DROP CONSTRAINT one_waits');
  }
});

it('records the decision about a live ad without a change, and leaves the ad', async () => {
  const live = await own({ status: 'PUBLISHED' });
  const done = await approve([live]);
  expect(done).toMatchObject({ changedCount: 0, unchangedCount: 1 });
  expect(await ad(live.id)).toMatchObject({ version: live.version });
  expect(await test.database.getRepository(BrochureReview).countBy({ brochureId: live.id })).toBe(1);
});

it('leaves nothing of a batch that is cut short, and does each ad once when it goes on', async () => {
  const { code } = await makeCategory(test.database);
  const ads = await oneOfEach(code);
  const { id } = await approveReviews(administrator, { reviews: await Promise.all(ads.map(seen)) });
  // ends the connection after the ads are written and before their outcomes are
  await test.database.query(`
    CREATE OR REPLACE FUNCTION cut_short() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
  await test.database.query(`
    CREATE TRIGGER cuts BEFORE UPDATE ON bulk_job_rows FOR EACH ROW EXECUTE FUNCTION cut_short()`);
  await expect(doBulkJob(administrator, { jobId: id })).rejects.toThrow();
  await test.database.query('DROP TRIGGER cuts ON bulk_job_rows');
  const reviews = test.database.getRepository(BrochureReview);
  expect(await reviews.count()).toBe(0);
  expect(await Promise.all(ads.map((each) => ad(each.id)))).toEqual(ads);
  await doBulkJob(administrator, { jobId: id });
  expect(await jobOf(id)).toMatchObject({ state: 'DONE', changedCount: 3 });
  expect(await reviews.count()).toBe(3);
});
