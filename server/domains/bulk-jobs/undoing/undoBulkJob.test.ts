import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { bulkJobsBy } from '../../../test/bulkJobsBy';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCallers } from '../../../test/factories/makeCallers';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import { BrochureCategory } from '../../brochures/BrochureCategory';
import type { GivenFields } from '../../brochures/writing/input/BrochureInput';
import { setBrochureIndex } from '../../brochures/writing/setBrochureIndex';
import { updateBrochure } from '../../brochures/writing/updateBrochure';
import { purchaseCoupon } from '../../purchases/buying/purchaseCoupon';
import { applyRetentionRules } from '../../retention/applyRetentionRules';
import { ArchiveRequest } from '../../reviews/archive-requests/ArchiveRequest';
import { BulkJobRow } from '../BulkJobRow';
import type { BulkWork } from '../changeBrochuresJob';
import { doBulkJob } from '../doBulkJob';
import { undoBulkJob } from './undoBulkJob';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  ({ administrator, vendor } = await makeCallers(test.database, now));
});
beforeEach(() => test.database.query('TRUNCATE brochures, bulk_jobs, audit_log_entries CASCADE'));

const { ad, idsOf, rowsOf, prepare, start, undo, stored } = bulkJobsBy(() => administrator);

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
