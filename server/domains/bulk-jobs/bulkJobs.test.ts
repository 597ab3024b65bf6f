import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { toGlobalId } from '../../shared/globalId';
import { makeAsset } from '../../test/factories/makeAsset';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCallers } from '../../test/factories/makeCallers';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeVendor } from '../../test/factories/makeVendor';
import { makeContext } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import { listAuditLog } from '../audit-log/listAuditLog';
import { Brochure } from '../brochures/Brochure';
import { BrochureCategory } from '../brochures/BrochureCategory';
import { describeField, fieldNames } from '../brochures/fields/brochureFields';
import type { GivenFields } from '../brochures/writing/input/BrochureInput';
import { setBrochureIndex } from '../brochures/writing/setBrochureIndex';
import { updateBrochure } from '../brochures/writing/updateBrochure';
import { purchaseCoupon } from '../purchases/buying/purchaseCoupon';
import { applyRetentionRules } from '../retention/applyRetentionRules';
import { ArchiveRequest } from '../reviews/archive-requests/ArchiveRequest';
import type { BulkAction } from './BulkAction';
import { BulkJob } from './BulkJob';
import { BulkJobRow } from './BulkJobRow';
import type { BulkWork } from './changeBrochuresJob';
import { doBulkJob } from './doBulkJob';
import { editBrochureCells } from './editBrochureCells';
import { failBulkJob } from './failBulkJob';
import { listBulkJobRows } from './listBulkJobRows';
import { prepareBulkJob, type BulkJobWish } from './prepareBulkJob';
import { startBulkJob } from './startBulkJob';
import { undoBulkJob } from './undoing/undoBulkJob';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  ({ administrator, vendor } = await makeCallers(test.database, now));
});
beforeEach(() => test.database.query('TRUNCATE brochures, bulk_jobs, audit_log_entries CASCADE'));

const jobOf = (id: number) => test.database.getRepository(BulkJob).findOneByOrFail({ id });
const ad = (id: number) => test.database.getRepository(Brochure).findOneByOrFail({ id });
const idsOf = (ads: readonly Brochure[]) => ads.map(({ id }) => toGlobalId('Brochure', id));
const rowsOf = async (jobId: number) =>
  (await listBulkJobRows(administrator, { jobId, first: 100 })).edges.map(({ item }) => item);

/** Prepares a job and runs the queued trial. */
async function prepare(wish: BulkJobWish): Promise<BulkJob> {
  const { id } = await prepareBulkJob(administrator, wish);
  await doBulkJob(administrator, { jobId: id });
  return jobOf(id);
}

async function start({ id }: BulkJob): Promise<BulkJob> {
  await startBulkJob(administrator, { id });
  await doBulkJob(administrator, { jobId: id });
  return jobOf(id);
}

async function undo({ id }: BulkJob): Promise<BulkJob> {
  await undoBulkJob(administrator, { id });
  await doBulkJob(administrator, { jobId: id });
  return jobOf(id);
}

/** The stored columns, without those that every write changes. */
async function stored(id: number): Promise<Partial<Brochure>> {
  const found: Partial<Brochure> = await ad(id);
  delete found.version;
  delete found.updatedAt;
  delete found.stateVersion;
  return found;
}

describe('a bulk job', () => {
  it('is tried first and changes nothing, then runs, and says what became of each ad', async () => {
    const category = await makeCategory(test.database, { name: 'Cafés' });
    const [changes, same, tourism] = [
      await makeBrochure(test.database),
      await makeBrochure(test.database, { categoryId: category.id, parkingInfo: 'Behind' }),
      await makeBrochure(test.database, { type: 'ATDW_AD', externalSource: 'atdw', externalId: 'a' }),
    ];
    const fields = { category: category.code, parkingInfo: 'Behind' };
    const tried = await prepare({ action: 'UPDATE', ids: idsOf([changes, same, tourism]), fields });
    expect(tried).toMatchObject({ state: 'CHECKED', total: 3, changedCount: 1, unchangedCount: 1, refusedCount: 1 });
    expect(await ad(changes.id)).toMatchObject({ version: 1, categoryId: changes.categoryId });

    const done = await start(tried);
    expect(done).toMatchObject({ state: 'DONE', changedCount: 1, unchangedCount: 1, refusedCount: 1 });
    expect(await ad(changes.id)).toMatchObject({ version: 2, categoryId: category.id, updatedAt: now });
    expect(await rowsOf(done.id)).toMatchObject([
      { brochureId: changes.id, outcome: 'CHANGED', after: { category: category.code }, version: 2 },
      { brochureId: same.id, outcome: 'UNCHANGED' },
      {
        brochureId: tourism.id,
        outcome: 'REFUSED',
        message: expect.stringContaining('Tourism Data Warehouse') as string,
      },
    ]);
    const [, , third] = await rowsOf(done.id);
    expect((await ad(tourism.id)).version).toBe(1);
    expect(third?.version).toBeNull();
  });

  it('starts without a trial for ads that were chosen one by one, never for a filter', async () => {
    const [published, archived] = [
      await makeBrochure(test.database, { status: 'PUBLISHED' }),
      await makeBrochure(test.database, { status: 'ARCHIVED' }),
    ];
    const wish = { action: 'ARCHIVE' as const, startsAtOnce: true };
    const job = await prepareBulkJob(administrator, { ...wish, ids: idsOf([published, archived]) });
    expect(job).toMatchObject({ state: 'RUNNING', total: 2, startedAt: now });
    await doBulkJob(administrator, { jobId: job.id });
    expect(await jobOf(job.id)).toMatchObject({ state: 'DONE', changedCount: 1, unchangedCount: 1 });
    expect((await ad(published.id)).status).toBe('ARCHIVED');
    const lines = await listAuditLog(administrator, { first: 10 });
    expect(lines.edges.map(({ item: { action } }) => action)).toEqual(['finishBulkJob', 'startBulkJob']);
    expect(await undo(job)).toMatchObject({ state: 'UNDONE', undoneCount: 1 });
    expect((await ad(published.id)).status).toBe('PUBLISHED');

    await expect(prepareBulkJob(administrator, { ...wish, filter: {} })).rejects.toMatchObject({
      ...{ code: 'VALIDATION_FAILED', errors: [expect.objectContaining({ field: 'startsAtOnce' })] },
    });
  });

  it('takes all ads that match a filter, in the order of the list, and numbers them', async () => {
    const area = await makeMapArea(test.database);
    const ads = [];
    for (const title of ['Bread', 'Apples', 'Cheese']) {
      ads.push(await makeBrochure(test.database, { title, mapAreaId: area.id, status: 'PUBLISHED' }));
    }
    await makeBrochure(test.database, { title: 'Aardvark' });
    const filter = { mapAreas: [area.code] };
    const orderBy = [{ field: 'TITLE' as const, direction: 'ASC' as const }];
    await start(await prepare({ action: 'NUMBER', filter, orderBy, numberFrom: 9997 }));
    expect(await Promise.all(ads.map(async ({ id }) => (await ad(id)).adIndex))).toEqual([9998, 9997, null]);
    const [job] = await test.database.getRepository(BulkJob).find();
    expect((await rowsOf(job?.id ?? 0)).map(({ outcome, message }) => [outcome, message])).toEqual([
      ['CHANGED', null],
      ['CHANGED', null],
      ['REFUSED', 'An index is a whole number from 1 to 9998.'],
    ]);
  });

  it('holds to the rules of publishing and of states', async () => {
    const ready = await makeBrochure(test.database);
    await makeAsset(test.database, { brochureId: ready.id });
    const incomplete = await makeBrochure(test.database, { description: null });
    const archived = await makeBrochure(test.database, { status: 'ARCHIVED' });
    const draft = await makeBrochure(test.database, { submittedAt: null });
    const done = await start(await prepare({ action: 'PUBLISH', ids: idsOf([ready, incomplete, archived, draft]) }));
    expect((await rowsOf(done.id)).map(({ outcome }) => outcome)).toEqual(['CHANGED', 'REFUSED', 'REFUSED', 'REFUSED']);
    expect(await ad(ready.id)).toMatchObject({ status: 'PUBLISHED', publishedAt: now });
  });

  it('refuses one ad that the database refuses, and changes the others', async () => {
    const ads = [await makeBrochure(test.database), await makeBrochure(test.database)];
    await test.database.query(
      `ALTER TABLE brochures ADD CONSTRAINT one_stays CHECK (id <> ${ads[0]?.id} OR parking_info IS NULL)`,
    );
    try {
      const done = await start(await prepare({ action: 'UPDATE', ids: idsOf(ads), fields: { parkingInfo: 'Behind' } }));
      expect(done).toMatchObject({ state: 'DONE', changedCount: 1, refusedCount: 1 });
      expect((await rowsOf(done.id))[0]?.message).toBe('The database refuses this change (rule one_stays).');
    } finally {
      await test.database.query('ALTER TABLE brochures DROP CONSTRAINT one_stays');
    }
  });

  it('continues where it was interrupted, and is never half without saying so', async () => {
    const ads = [];
    for (let count = 0; count < 4; count += 1) ads.push(await makeBrochure(test.database, { status: 'PUBLISHED' }));
    const tried = await prepare({ action: 'ARCHIVE', ids: idsOf(ads) });
    await startBulkJob(administrator, { id: tried.id });
    // ends the connection after the ads are written and before their outcomes are
    await test.database.query(`
      CREATE OR REPLACE FUNCTION break_here() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
    await test.database.query(`
      CREATE TRIGGER breaks BEFORE UPDATE ON bulk_job_rows FOR EACH ROW EXECUTE FUNCTION break_here()`);
    await expect(doBulkJob(administrator, { jobId: tried.id })).rejects.toThrow();
    expect(await test.database.getRepository(Brochure).countBy({ status: 'ARCHIVED' })).toBe(0);
    expect((await rowsOf(tried.id)).map(({ outcome }) => outcome)).toEqual(Array(4).fill('WAITING'));
    await test.database.query('DROP TRIGGER breaks ON bulk_job_rows');
    // two workers at once, as after a restart that was none
    await Promise.all([1, 2].map(() => doBulkJob(administrator, { jobId: tried.id })));
    await doBulkJob(administrator, { jobId: tried.id });
    expect(await jobOf(tried.id)).toMatchObject({ state: 'DONE', changedCount: 4 });
    expect((await rowsOf(tried.id)).map(({ version }) => version)).toEqual([2, 2, 2, 2]);
  });

  it('says so when every try has failed', async () => {
    const { id } = await prepareBulkJob(administrator, {
      action: 'ARCHIVE',
      ids: idsOf([await makeBrochure(test.database)]),
    });
    await failBulkJob(administrator, { jobId: id });
    expect(await jobOf(id)).toMatchObject({
      state: 'FAILED',
      problem: expect.stringContaining('prepare it again') as string,
    });
  });

  it('leaves one line each for start and end in the log, and a line of each ad beneath', async () => {
    const ads = [await makeBrochure(test.database), await makeBrochure(test.database)];
    const done = await start(await prepare({ action: 'ARCHIVE', ids: idsOf(ads) }));
    const actions = async (filter: object) =>
      (await listAuditLog(administrator, { filter })).edges.map(({ item }) => item.action);
    expect(await actions({})).toEqual(['finishBulkJob', 'startBulkJob', 'prepareBulkJob']);
    expect(await actions({ bulkJobId: done.id })).toEqual(['archiveBrochure', 'archiveBrochure']);
    expect(await actions({ entity: toGlobalId('Brochure', ads[0]?.id ?? 0) })).toEqual(['archiveBrochure']);
    const [line] = await test.database.getRepository(AuditLogEntry).findBy({ action: 'archiveBrochure' });
    expect(line).toMatchObject({ bulkJobId: done.id, actorAccountId: administrator.viewer?.accountId });
  });
});

describe('undoing a bulk job', () => {
  it('names in the log who undid it, not who started it', async () => {
    const ads = [await makeBrochure(test.database)];
    const { id } = await start(await prepare({ action: 'ARCHIVE', ids: idsOf(ads) }));
    const { administrator: colleague } = await makeCallers(test.database, now);
    const queued: BulkWork[] = [];
    const jobs = {
      ...colleague.jobs,
      enqueue: (_m: unknown, _j: unknown, work: object) => queued.push(work as BulkWork),
    };
    await undoBulkJob({ ...colleague, jobs: jobs as never }, { id });
    await doBulkJob(administrator, queued[0]!);
    const lines = await test.database.getRepository(AuditLogEntry).find({ order: { id: 'DESC' }, take: 3 });
    const by = { actorAccountId: colleague.viewer?.accountId };
    expect(lines).toMatchObject(['finishBulkJob', 'undoBulkJob', 'undoBulkJob'].map((action) => ({ action, ...by })));
  });

  it('restores exactly what was overwritten, further categories too', async () => {
    const further = [await makeCategory(test.database), await makeCategory(test.database)];
    const vendors = [await makeVendor(test.database), await makeVendor(test.database)];
    const one = await makeBrochure(test.database, { validTo: '2027-01-01', vendorId: vendors[0]?.id ?? null });
    const other = await makeBrochure(test.database);
    const categories = test.database.getRepository(BrochureCategory);
    await categories.insert({ brochureId: one.id, categoryId: further[0]?.id ?? 0 });
    const before = [await stored(one.id), await stored(other.id)];
    const fields = {
      ...{ validTo: '2027-06-30', vendorId: vendors[1]?.id ?? 0, openingHours: 'Mo-Fr 09:00-17:00' },
      brochureCategories: [further[1]?.code ?? ''],
    };
    const done = await start(await prepare({ action: 'UPDATE', ids: idsOf([one, other]), fields }));
    expect(done).toMatchObject({ changedCount: 2 });
    expect(await ad(other.id)).toMatchObject({ validTo: '2027-06-30', vendorId: vendors[1]?.id });
    expect(await undo(done)).toMatchObject({ state: 'UNDONE', undoneCount: 2, keptCount: 0 });
    expect([await stored(one.id), await stored(other.id)]).toEqual(before);
    expect(await categories.find()).toEqual([{ brochureId: one.id, categoryId: further[0]?.id }]);
  });

  it('keeps an ad that somebody has changed since', async () => {
    const ads = [await makeBrochure(test.database), await makeBrochure(test.database)];
    const done = await start(await prepare({ action: 'UPDATE', ids: idsOf(ads), fields: { parkingInfo: 'Behind' } }));
    await setBrochureIndex(administrator, { id: ads[0]?.id ?? 0, adIndex: 7 });
    expect(await undo(done)).toMatchObject({ state: 'UNDONE', undoneCount: 1, keptCount: 1 });
    expect(await ad(ads[0]?.id ?? 0)).toMatchObject({ adIndex: 7, parkingInfo: 'Behind' });
    expect(await rowsOf(done.id)).toMatchObject([
      { outcome: 'KEPT', message: 'Somebody changed this ad after the job.' },
      { outcome: 'UNDONE', message: null },
    ]);
  });

  it('undoes job after job, the latest first, and keeps an ad of the earlier that somebody has changed', async () => {
    const ads = [await makeBrochure(test.database, {}), await makeBrochure(test.database, {})];
    const before = await Promise.all(ads.map(({ id }) => stored(id)));
    const write = async (fields: GivenFields) => start(await prepare({ action: 'UPDATE', ids: idsOf(ads), fields }));
    const [parking, hours, end] = [
      await write({ parkingInfo: 'Behind the shop' }),
      await write({ openingHours: 'Mo-Fr 09:00-17:00' }),
      await write({ validTo: '2099-12-24' }),
    ];
    for (const job of [end, hours, parking]) {
      expect(await undo(job)).toMatchObject({ state: 'UNDONE', undoneCount: 2, keptCount: 0 });
    }
    expect(await Promise.all(ads.map(({ id }) => stored(id)))).toEqual(before);

    const [first, second] = [await write({ parkingInfo: 'In front' }), await write({ validTo: '2099-12-25' })];
    await undo(second);
    await setBrochureIndex(administrator, { id: ads[0]?.id ?? 0, adIndex: 12 });
    expect(await undo(first)).toMatchObject({ undoneCount: 1, keptCount: 1 });
    const [third, fourth] = [await write({ parkingInfo: 'Beside' }), await write({ validTo: '2099-12-26' })];
    await setBrochureIndex(administrator, { id: ads[0]?.id ?? 0, adIndex: 13 });
    expect(await undo(fourth)).toMatchObject({ undoneCount: 1, keptCount: 1 });
    expect(await undo(third)).toMatchObject({ undoneCount: 1, keptCount: 1 });
  });

  it('brings back deleted ads, and reopens requests that archiving had settled', async () => {
    const ads = [await makeBrochure(test.database, { status: 'PUBLISHED' })];
    const deleted = await start(await prepare({ action: 'DELETE', ids: idsOf(ads) }));
    expect(await ad(ads[0]?.id ?? 0)).toMatchObject({ recordStatus: false, deletedAt: now });
    await undo(deleted);
    expect(await ad(ads[0]?.id ?? 0)).toMatchObject({ recordStatus: true, deletedAt: null, status: 'PUBLISHED' });

    const requests = test.database.getRepository(ArchiveRequest);
    await requests.insert({ brochureId: ads[0]?.id ?? 0, state: 'WAITING', requestedAt: now });
    const archived = await start(await prepare({ action: 'ARCHIVE', ids: idsOf(ads) }));
    expect(await requests.find()).toMatchObject([{ state: 'ARCHIVED' }]);
    await undo(archived);
    expect(await requests.find()).toMatchObject([{ state: 'WAITING', decidedAt: null }]);
  });

  it('lets published ads wait again, but not where somebody has taken a coupon or the vendor has sent a change', async () => {
    const ready = async (): Promise<Brochure> => {
      const brochure = await makeBrochure(test.database, { vendorId: vendor.viewer?.vendorId ?? null });
      await makeAsset(test.database, { brochureId: brochure.id });
      return brochure;
    };
    const [plain, changed, coupon] = [await ready(), await ready(), await makeCouponAd(test.database)];
    await test.database.query(`UPDATE brochures SET status = 'PENDING_REVIEW', published_at = NULL WHERE id = $1`, [
      coupon.id,
    ]);
    const before = await stored(plain.id);
    const done = await start(await prepare({ action: 'PUBLISH', ids: idsOf([plain, changed, coupon]) }));
    expect(done).toMatchObject({ changedCount: 3 });
    await updateBrochure(vendor, { id: changed.id, version: 2, input: { title: 'As it will be' } });
    await purchaseCoupon(makeContext({ database: test.database, clock: { now: () => now } }), {
      ...{ brochureId: coupon.id, name: 'Kim Tran', email: 'kim@mail.example', acceptTerms: true },
    });
    expect(await undo(done)).toMatchObject({ state: 'UNDONE', undoneCount: 1, keptCount: 2 });
    expect(await stored(plain.id)).toEqual(before);
    expect((await rowsOf(done.id)).map(({ outcome, message }) => [outcome, message])).toEqual([
      ['UNDONE', null],
      ['KEPT', 'Its vendor has sent a change since: decide about it first, or archive the ad.'],
      ['KEPT', 'Somebody has taken a coupon since: archive the ad.'],
    ]);
    expect(await ad(coupon.id)).toMatchObject({ status: 'PUBLISHED' });
  });

  it('brings archived ads back for review, and archives them again', async () => {
    const [archived, live] = [
      await makeBrochure(test.database, { status: 'ARCHIVED' }),
      await makeBrochure(test.database, { status: 'PUBLISHED' }),
    ];
    const before = await stored(archived.id);
    const done = await start(await prepare({ action: 'UNARCHIVE', ids: idsOf([archived, live]) }));
    expect(await rowsOf(done.id)).toMatchObject([
      { outcome: 'CHANGED', after: { status: 'PENDING_REVIEW' } },
      { outcome: 'REFUSED', message: expect.stringContaining('Only an archived ad can be unarchived.') as string },
    ]);
    const back = { status: 'PENDING_REVIEW', archiveReason: null, archivedAt: null, submittedAt: now };
    expect(await ad(archived.id)).toMatchObject(back);
    expect(await ad(live.id)).toMatchObject({ status: 'PUBLISHED', version: 1 });
    const lines = await test.database.getRepository(AuditLogEntry).findBy({ bulkJobId: done.id });
    expect(lines).toMatchObject([{ action: 'unarchiveBrochure', entityId: archived.id }]);
    expect(await undo(done)).toMatchObject({ state: 'UNDONE', undoneCount: 1 });
    expect(await stored(archived.id)).toEqual(before);
  });

  it('restores many deleted ads at once', async () => {
    const [lost, live, old] = [
      await makeBrochure(test.database, { recordStatus: false, deletedAt: now }),
      await makeBrochure(test.database),
      await makeBrochure(test.database, { recordStatus: false, deletedAt: new Date('2026-10-01T00:00:00Z') }),
    ];
    const done = await start(await prepare({ action: 'RESTORE', ids: idsOf([lost, live, old]) }));
    expect((await rowsOf(done.id)).map(({ outcome }) => outcome)).toEqual(['CHANGED', 'UNCHANGED', 'REFUSED']);
    expect(await ad(lost.id)).toMatchObject({ recordStatus: true, deletedAt: null });
  });

  it('is kept for 30 days, then goes with the job', async () => {
    const done = await start(await prepare({ action: 'ARCHIVE', ids: idsOf([await makeBrochure(test.database)]) }));
    const later = { now: () => new Date('2026-12-20T11:00:00Z') };
    await expect(undoBulkJob({ ...administrator, clock: later }, { id: done.id })).rejects.toMatchObject({
      code: 'GONE',
    });
    await applyRetentionRules({ ...administrator, clock: later });
    expect(await test.database.getRepository(BulkJobRow).count()).toBe(0);
  });
});

describe('a bulk job of contact fields', () => {
  const fields = { contactEmail: 'shop@tern.example', phoneNo: '(07) 5447 1234' };

  it('writes them into ads of one company, and undoes it', async () => {
    const vendorId = vendor.viewer?.vendorId ?? null;
    const ads = [await makeBrochure(test.database, { vendorId }), await makeBrochure(test.database, { vendorId })];
    const before = await stored(ads[0]?.id ?? 0);
    const done = await start(await prepare({ action: 'UPDATE', ids: idsOf(ads), fields }));
    expect(done).toMatchObject({ state: 'DONE', changedCount: 2 });
    expect(await ad(ads[0]?.id ?? 0)).toMatchObject(fields);
    expect(await undo(done)).toMatchObject({ undoneCount: 2 });
    expect(await stored(ads[0]?.id ?? 0)).toEqual(before);
  });

  it('refuses them for ads of several companies or of none, and for one that has moved since', async () => {
    const vendorId = vendor.viewer?.vendorId ?? null;
    const { id: elsewhere } = await makeVendor(test.database);
    const own = await makeBrochure(test.database, { vendorId });
    const update = { action: 'UPDATE' as const, fields };
    const refusal = {
      code: 'VALIDATION_FAILED',
      errors: [
        { field: 'fields.contactEmail', code: 'FOR_ONE_VENDOR' },
        { field: 'fields.phoneNo', code: 'FOR_ONE_VENDOR' },
      ],
      message: expect.stringContaining('The chosen ads belong to 2 companies.') as string,
    };
    const two = [own, await makeBrochure(test.database, { vendorId: elsewhere })];
    await expect(prepareBulkJob(administrator, { ...update, ids: idsOf(two) })).rejects.toMatchObject(refusal);
    const free = [own, await makeBrochure(test.database)];
    await expect(prepareBulkJob(administrator, { ...update, ids: idsOf(free) })).rejects.toMatchObject({
      message: expect.stringContaining('1 of the chosen ads belongs to no company.') as string,
    });
    const moving = await makeBrochure(test.database, { vendorId });
    const tried = await prepare({ ...update, ids: idsOf([own, moving]) });
    await test.database.query('UPDATE brochures SET vendor_id = $1 WHERE id = $2', [elsewhere, moving.id]);
    await expect(startBulkJob(administrator, { id: tried.id })).rejects.toMatchObject(refusal);
  });
});

describe('a bulk job of one field', () => {
  const coupon = {
    ...{ normalPriceCents: 2000, discountedPriceCents: 1500, normalPriceSince: '2026-01-01' },
    ...{ numberOfCoupons: 10, validTo: '2027-01-01' },
  };
  const valueOfKind = {
    ...{ line: 'Harbour Walk', text: 'New words', markup: '<p>New words</p>', url: 'https://new.example/' },
    ...{ state: 'NSW', hours: 'Mo-Fr 09:00-17:00', couponHours: 'Mo-Th 17:00-20:00' },
    ...{ date: '2026-11-25', cents: 1800, count: 7, boolean: true },
  };
  /** fields whose rules let them not have the value of their kind */
  const valueOfField: Record<string, string> = { postcode: '4567', normalPriceSince: '2026-02-01' };

  async function whole(id: number) {
    const further = await test.database.getRepository(BrochureCategory).findBy({ brochureId: id });
    return { ...(await stored(id)), further: further.map(({ categoryId }) => categoryId) };
  }

  it.each(fieldNames.filter((name) => !describeField(name).isForOneAd && !describeField(name).isForOneVendor))(
    'writes %s, and undoes it',
    async (name) => {
      const { types, kind, input } = describeField(name);
      const type = types.includes('LP_AD') ? 'LP_AD' : types[0]!;
      const one = await makeBrochure(test.database, { type, ...(type === 'CP_AD' && coupon) });
      const before = await whole(one.id);
      const [vendor, category] = [await makeVendor(test.database), await makeCategory(test.database)];
      const area = await makeMapArea(test.database);
      const references = {
        vendor: vendor.id,
        category: category.code,
        categories: [category.code],
        mapArea: area.code,
      };
      const values: Record<string, unknown> = { ...valueOfKind, ...references };
      const value = valueOfField[name] ?? values[kind];
      const [, part] = input.path.split('.');
      const fields = (part === undefined ? { [name]: value } : { address: { [part]: value } }) as GivenFields;

      const done = await start(await prepare({ action: 'UPDATE', ids: idsOf([one]), fields }));
      expect(await rowsOf(done.id)).toMatchObject([{ outcome: 'CHANGED', message: null }]);
      const written = { category: { categoryId: category.id }, mapArea: { mapAreaId: area.id } };
      const expected = { ...written, brochureCategories: { further: [category.id] } } as Record<string, object>;
      expect(await whole(one.id)).toMatchObject(expected[name] ?? { [name]: value });
      expect(await whole(one.id)).not.toEqual(before);
      expect(await undo(done)).toMatchObject({ state: 'UNDONE', undoneCount: 1, keptCount: 0 });
      expect(await whole(one.id)).toEqual(before);
    },
  );
});

describe('who may run a bulk job, and with what', () => {
  it('is for administrators, and deleting and archiving need a fresh proof', async () => {
    const ids = idsOf([await makeBrochure(test.database)]);
    await expect(prepareBulkJob(vendor, { action: 'ARCHIVE', ids })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { viewer } = administrator;
    const unproven = { ...administrator, viewer: viewer && { ...viewer, isProven: false } };
    for (const action of ['ARCHIVE', 'DELETE'] as const) {
      const { id } = await prepare({ action, ids });
      await expect(startBulkJob(unproven, { id })).rejects.toMatchObject({ code: 'PROOF_REQUIRED' });
      const atOnce = prepareBulkJob(unproven, { action, ids, startsAtOnce: true });
      await expect(atOnce).rejects.toMatchObject({ code: 'PROOF_REQUIRED' });
    }
    const { id } = await prepare({ action: 'UPDATE', ids, fields: { parkingInfo: 'Behind' } });
    await expect(startBulkJob(unproven, { id })).resolves.toMatchObject({ state: 'RUNNING' });
  });

  it.each<[BulkAction, asksForProof: boolean]>([
    // its undo deletes the ads that the file has made
    ['IMPORT', true],
    ['RESTORE', true],
    ['UNARCHIVE', true],
    ['ARCHIVE', false],
    ['DELETE', false],
    ['UPDATE', false],
    ['NUMBER', false],
    ['CELLS', false],
    // it takes live ads from visitors' sight
    ['PUBLISH', true],
    ['APPROVE', true],
  ])('undoing %s needs a fresh proof: %s', async (action, asksForProof) => {
    const jobs = test.database.getRepository(BulkJob);
    const { viewer } = administrator;
    const counts = { total: 1, changedCount: 1, createdAt: now, startedAt: now };
    const numberFrom = action === 'NUMBER' ? 1 : null;
    const { id } = await jobs.save(
      jobs.create({ ...counts, numberFrom, action, state: 'DONE', changes: {}, createdById: viewer!.accountId }),
    );
    const unproven = { ...administrator, viewer: viewer && { ...viewer, isProven: false } };
    const undoing = undoBulkJob(unproven, { id });
    if (asksForProof) {
      await expect(undoing).rejects.toMatchObject({ code: 'PROOF_REQUIRED' });
      expect(await jobOf(id)).toMatchObject({ state: 'DONE' });
      await expect(undoBulkJob(administrator, { id })).resolves.toMatchObject({ state: 'UNDOING' });
    } else {
      await expect(undoing).resolves.toMatchObject({ state: 'UNDOING' });
    }
  });

  it.each<[string, Omit<BulkJobWish, 'ids'>, string]>([
    ['a field of one ad', { action: 'UPDATE', fields: { title: 'The same' } }, 'fields.title'],
    ['no field', { action: 'UPDATE', fields: {} }, 'fields'],
    ['fields for another action', { action: 'ARCHIVE', fields: { parkingInfo: 'x' } }, 'fields'],
    ['no first index', { action: 'NUMBER' }, 'numberFrom'],
    ['an index for another action', { action: 'ARCHIVE', numberFrom: 1 }, 'numberFrom'],
    ['a filter beside ids', { action: 'ARCHIVE', filter: {} }, 'ids'],
  ])('refuses %s', async (_what, wish, field) => {
    const ids = idsOf([await makeBrochure(test.database)]);
    const refused = prepareBulkJob(administrator, { ...wish, ids });
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
  });

  it('starts only what was tried', async () => {
    const ids = idsOf([await makeBrochure(test.database)]);
    const { id } = await prepareBulkJob(administrator, { action: 'ARCHIVE', ids });
    await expect(startBulkJob(administrator, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(startBulkJob(administrator, { id: 2_000_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('lets a single edit and a bulk job of the same ad wait for each other, and loses neither', async () => {
  const ads = [await makeBrochure(test.database), await makeBrochure(test.database)];
  const tried = await prepare({ action: 'UPDATE', ids: idsOf(ads), fields: { parkingInfo: 'Behind' } });
  await startBulkJob(administrator, { id: tried.id });
  await Promise.all([
    doBulkJob(administrator, { jobId: tried.id }),
    setBrochureIndex(administrator, { id: ads[0]?.id ?? 0, adIndex: 7 }),
  ]);
  expect(await ad(ads[0]?.id ?? 0)).toMatchObject({ adIndex: 7, parkingInfo: 'Behind', version: 3 });
  expect(await ad(ads[1]?.id ?? 0)).toMatchObject({ adIndex: null, parkingInfo: 'Behind', version: 2 });
  // an editor that was opened before the job cannot overwrite it
  const late = setBrochureIndex(administrator, { id: ads[1]?.id ?? 0, adIndex: 8, version: 1 });
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('lets the jobs of two administrators change the same ads at once, and undoes only what the other left', async () => {
  const ads = [];
  for (let count = 0; count < 6; count += 1) ads.push(await makeBrochure(test.database));
  const ids = idsOf(ads);
  const parking = await prepare({ action: 'UPDATE', ids, fields: { parkingInfo: 'Behind' } });
  const { administrator: colleague } = await makeCallers(test.database, now);
  // the other way round, so that locks in the order of the lists would deadlock
  const { id: other } = await prepareBulkJob(colleague, {
    ...{ action: 'UPDATE', ids: ids.slice(2).reverse(), fields: { openingHours: 'Mo-Fr 09:00-17:00' } },
  });
  await doBulkJob(colleague, { jobId: other });
  await startBulkJob(administrator, { id: parking.id });
  await startBulkJob(colleague, { id: other });
  await Promise.all([doBulkJob(administrator, { jobId: parking.id }), doBulkJob(colleague, { jobId: other })]);
  expect([await jobOf(parking.id), await jobOf(other)]).toMatchObject([
    { state: 'DONE', changedCount: 6 },
    { state: 'DONE', changedCount: 4 },
  ]);
  for (const { id } of ads.slice(2)) {
    expect(await ad(id)).toMatchObject({ parkingInfo: 'Behind', openingHours: 'Mo-Fr 09:00-17:00', version: 3 });
  }
  const [first, second] = [await undo(await jobOf(parking.id)), await undo(await jobOf(other))];
  // of each ad that both have changed, the undo of the earlier change would overwrite the later one
  expect(first.undoneCount + second.undoneCount).toBeGreaterThanOrEqual(6);
  expect(first.undoneCount + first.keptCount).toBe(6);
  for (const { id } of ads.slice(0, 2)) expect(await ad(id)).toMatchObject({ parkingInfo: null });
});

describe('cells of several ads', () => {
  const cells = (ads: readonly Brochure[], fieldsOf: (at: number) => GivenFields) => ({
    rows: ads.map((each, at) => ({ id: toGlobalId('Brochure', each.id), version: each.version, fields: fieldsOf(at) })),
  });

  it('gives each ad values of its own, refuses one by the rules, and undoes all', async () => {
    const category = await makeCategory(test.database, { name: 'Tours' });
    const area = await makeMapArea(test.database);
    const ads = [
      await makeBrochure(test.database),
      await makeBrochure(test.database),
      await makeBrochure(test.database, { validFrom: '2026-12-01' }),
    ];
    const before = await Promise.all(ads.map(({ id }) => stored(id)));
    const values: GivenFields[] = [
      { title: 'First of the sheet', category: category.code },
      { title: 'Second of the sheet', mapArea: area.code, address: { city: 'Tern Bay' } },
      { validTo: '2026-11-30' },
    ];
    const { id } = await editBrochureCells(
      administrator,
      cells(ads, (at) => values[at] ?? {}),
    );
    expect(await jobOf(id)).toMatchObject({ state: 'RUNNING', total: 3 });
    await doBulkJob(administrator, { jobId: id });
    expect(await jobOf(id)).toMatchObject({ state: 'DONE', changedCount: 2, refusedCount: 1 });
    expect(await ad(ads[0]?.id ?? 0)).toMatchObject({ title: 'First of the sheet', categoryId: category.id });
    expect(await ad(ads[1]?.id ?? 0)).toMatchObject({ mapAreaId: area.id, city: 'Tern Bay' });
    expect((await rowsOf(id))[2]?.message).toBe('The last day lies before the first: correct one of them.');
    const lines = await test.database.getRepository(AuditLogEntry).findBy({ action: 'updateBrochure', bulkJobId: id });
    expect(lines).toHaveLength(2);
    await undo(await jobOf(id));
    expect(await Promise.all(ads.map((each) => stored(each.id)))).toEqual(before);
  });

  it('writes nothing into an ad that somebody has changed since', async () => {
    const [theirs, mine] = [await makeBrochure(test.database), await makeBrochure(test.database)];
    const input = cells([theirs, mine], (at) => ({ parkingInfo: `Behind ${at}` }));
    await setBrochureIndex(administrator, { id: theirs.id, adIndex: 7 });
    const { id } = await editBrochureCells(administrator, input);
    await doBulkJob(administrator, { jobId: id });
    expect((await rowsOf(id)).map(({ outcome }) => outcome)).toEqual(['REFUSED', 'CHANGED']);
    expect(await ad(theirs.id)).toMatchObject({ adIndex: 7, parkingInfo: null });
  });

  it('is closed to vendors, and names the row of a value that it refuses', async () => {
    const one = await makeBrochure(test.database);
    const input = cells([one], () => ({ parkingInfo: 'Behind' }));
    await expect(editBrochureCells(vendor, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      editBrochureCells(
        administrator,
        cells([one], () => ({})),
      ),
    ).rejects.toMatchObject({ errors: [{ field: 'rows.0.fields' }] });
    await expect(prepareBulkJob(administrator, { action: 'CELLS', ids: idsOf([one]) })).rejects.toMatchObject({
      errors: [{ field: 'action' }],
    });
  });
});
