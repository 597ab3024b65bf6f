import { In } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { toGlobalId } from '../../../shared/globalId';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCallers } from '../../../test/factories/makeCallers';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { countStatements } from '../../../test/database/countStatements';
import { useTestDatabase } from '../../../test/testDatabase';
import { Asset } from '../../brochures/assets/Asset';
import { Brochure } from '../../brochures/Brochure';
import { archiveBrochure } from '../../brochures/statuses/archiveBrochure';
import { findBrochure } from '../../browsing/details/findBrochure';
import { findAdDestination } from '../../browsing/outbound-redirects/findAdDestination';
import { keepBothBrochures } from '../../duplicates/keepBothBrochures';
import { listDuplicates } from '../../duplicates/listDuplicates';
import { purchaseCoupon } from '../../purchases/buying/purchaseCoupon';
import { wrongDailyCounts } from '../../statistics/counts/wrongDailyCounts';
import { BulkJob } from '../BulkJob';
import { doBulkJob } from '../doBulkJob';
import { actorOf } from '../JobActor';
import { listBulkJobRows } from '../listBulkJobRows';
import { prepareBulkJob } from '../prepareBulkJob';
import { startBulkJob } from '../startBulkJob';
import { undoBatch } from '../undoing/undoBatch';
import { undoBulkJob } from '../undoing/undoBulkJob';
import { resolveDuplicates, type DuplicatesWish } from './resolveDuplicates';

// docs/rules/search-and-lists.md#duplicates
const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;
let vendor: RequestContext;
let visitor: RequestContext;

beforeAll(async () => {
  ({ administrator, vendor } = await makeCallers(test.database, now));
  visitor = makeContext({ database: test.database, clock: { now: () => now } });
});
beforeEach(() => test.database.query('TRUNCATE brochures, bulk_jobs, audit_log_entries CASCADE'));

const place = { state: 'QLD' as const, postcode: '4567' };
const make = (values: Partial<Brochure> = {}) =>
  makeBrochure(test.database, {
    ...{ ...place, title: 'Tide', status: 'PUBLISHED', publishedAt: new Date('2026-01-01'), phoneNo: null },
    ...values,
  });
const jobOf = (id: number) => test.database.getRepository(BulkJob).findOneByOrFail({ id });
const ad = (id: number) => test.database.getRepository(Brochure).findOneByOrFail({ id });
const pairOf = (one: Brochure, other: Brochure) => ({
  ...{ firstId: toGlobalId('Brochure', one.id), secondId: toGlobalId('Brochure', other.id) },
});
const rowsOf = async ({ id }: BulkJob) =>
  (await listBulkJobRows(administrator, { jobId: id, first: 100 })).edges.map(({ item }) => item);
const suspected = async () => (await listDuplicates(administrator, {})).edges.length;

async function prepare(wish: DuplicatesWish): Promise<BulkJob> {
  const { id } = await resolveDuplicates(administrator, wish);
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

async function view(brochureId: number, count: number): Promise<void> {
  await test.database.query(
    `INSERT INTO statistic_events (event_date_time, brochure_id, event_code)
     SELECT $2, $1, 'DETAIL_PAGE_VIEW' FROM generate_series(1, $3)`,
    [brochureId, now, count],
  );
  await test.database.query('UPDATE brochure_views SET views = views + $2 WHERE brochure_id = $1', [
    ...[brochureId, count],
  ]);
}

/** All that a merge may change, without what every write changes. */
const everything = async (): Promise<unknown> =>
  test.database.query(
    `SELECT (SELECT jsonb_agg(to_jsonb(b) - ARRAY['version', 'updated_at', 'state_version'] ORDER BY id) FROM brochures b) AS ads,
       (SELECT jsonb_agg(to_jsonb(v) ORDER BY brochure_id) FROM brochure_views v) AS views,
       (SELECT jsonb_agg(to_jsonb(a) ORDER BY id) FROM assets a) AS files,
       (SELECT jsonb_agg(to_jsonb(e) ORDER BY id) FROM statistic_events e) AS events,
       (SELECT jsonb_agg(to_jsonb(d) ORDER BY brochure_id, day) FROM daily_statistics d) AS days,
       (SELECT jsonb_agg(to_jsonb(v) ORDER BY brochure_id) FROM brochure_views v) AS views,
       (SELECT jsonb_agg(to_jsonb(m) ORDER BY old_id) FROM merged_brochures m) AS links,
       (SELECT jsonb_agg(to_jsonb(k) ORDER BY first_id, second_id) FROM brochures_that_differ k) AS differ`,
  );

describe('merging many', () => {
  it('tries first, changes nothing, and says which ad stays and what it gets', async () => {
    const [keep, other] = [await make({ detailViewsCount: 5 }), await make({ phoneNo: '(07) 7010 1234' })];
    await view(other.id, 2);
    await makeAsset(test.database, { brochureId: other.id, altText: 'The terrace' });
    const before = await everything();
    const tried = await prepare({ decision: 'MERGE', filter: {} });
    expect(tried).toMatchObject({ state: 'CHECKED', action: 'MERGE', total: 1, changedCount: 1 });
    expect(await everything()).toEqual(before);
    expect(await rowsOf(tried)).toMatchObject([
      {
        ...{ brochureId: other.id, otherBrochureId: keep.id, outcome: 'CHANGED', title: 'Tide', otherTitle: 'Tide' },
        before: { phoneNo: null, detailViewsCount: 5, assets: '' },
        after: {
          ...{ phoneNo: '(07) 7010 1234', detailViewsCount: 7 },
          assets: expect.stringContaining('"The terrace"') as string,
        },
      },
    ]);
  });

  it('makes one ad of each group, keeps pictures, figures, pages and QR codes, and separates all again', async () => {
    const keep = await make({ detailViewsCount: 0, contactEmail: 'tide@offers.example' });
    const [second, third] = [await make({ phoneNo: '(07) 7010 1234' }), await make({ wwwUrl: 'https://tide.example' })];
    for (const [at, { id }] of [keep, second, third].entries())
      await makeAsset(test.database, { brochureId: id, sortOrder: 3, sha256: String(at).repeat(64) });
    await view(keep.id, 9);
    await view(second.id, 3);
    await view(third.id, 4);
    const before = await everything();

    const done = await start(await prepare({ decision: 'MERGE', filter: {} }));
    expect(done).toMatchObject({ state: 'DONE', total: 2, changedCount: 2, refusedCount: 0 });
    expect(await ad(keep.id)).toMatchObject({
      ...{ detailViewsCount: 16, phoneNo: '(07) 7010 1234', wwwUrl: 'https://tide.example', version: 3 },
    });
    expect(await test.database.getRepository(Asset).countBy({ brochureId: keep.id })).toBe(3);
    for (const { id } of [second, third]) {
      await expect(findBrochure(visitor, { id })).rejects.toMatchObject({ code: 'GONE', reason: 'MERGED' });
      expect(await findAdDestination(visitor, id)).toMatchObject({ url: `/details/${keep.id}` });
    }
    expect(await suspected()).toBe(0);
    expect(await wrongDailyCounts(test.database)).toEqual([]);

    expect(await undo(done)).toMatchObject({ state: 'UNDONE', undoneCount: 2, keptCount: 0 });
    expect(await everything()).toEqual(before);
    expect(await findAdDestination(visitor, third.id)).toMatchObject({ url: `/details/${third.id}` });
    expect(await wrongDailyCounts(test.database)).toEqual([]);
  });

  it('leaves with the ad that stays what it has got since: views and edits', async () => {
    const [keep, other] = [await make({ detailViewsCount: 0 }), await make({ phoneNo: '(07) 7010 1234' })];
    await view(keep.id, 9);
    await view(other.id, 3);
    const done = await start(await prepare({ decision: 'MERGE', pairs: [pairOf(keep, other)] }));
    await view(keep.id, 2);
    await test.database.getRepository(Brochure).update({ id: keep.id }, { phoneNo: '13 12 13' });
    expect(await undo(done)).toMatchObject({ undoneCount: 1 });
    expect(await ad(keep.id)).toMatchObject({ detailViewsCount: 11, phoneNo: '13 12 13', status: 'PUBLISHED' });
    expect(await ad(other.id)).toMatchObject({ detailViewsCount: 3, phoneNo: '(07) 7010 1234', status: 'PUBLISHED' });
  });

  it('refuses each pair that a single merge refuses, with the reason, and merges the others', async () => {
    const fine = [await make({ title: 'Wren' }), await make({ title: 'Wren' })];
    const types = [await make({ title: 'Owl' }), await make({ title: 'Owl', type: 'BLD_AD' })];
    const [one, two] = [await makeVendor(test.database), await makeVendor(test.database)];
    const companies = [await make({ title: 'Emu', vendorId: one.id }), await make({ title: 'Emu', vendorId: two.id })];
    const [sold, alsoSold] = [
      await makeCouponAd(test.database, { ...place, title: 'Ibis' }),
      await makeCouponAd(test.database, { ...place, title: 'Ibis' }),
    ];
    for (const { id: brochureId } of [sold, alsoSold])
      await purchaseCoupon(visitor, { brochureId, name: 'Kim Tran', email: 'kim@people.example' });
    const done = await start(await prepare({ decision: 'MERGE', filter: {} }));
    const rows = await rowsOf(done);
    const messageOf = ([, newer]: Brochure[]) => rows.find(({ brochureId }) => brochureId === newer?.id)?.message;
    expect(messageOf(fine)).toBeNull();
    expect(messageOf(types)).toBe('The two ads are of different types.');
    expect(messageOf(companies)).toMatch(/belongs to a company that ad \d+ does not/);
    expect(messageOf([sold, alsoSold])).toMatch(/Coupons of ad \d+ were taken/);
    expect(done).toMatchObject({ changedCount: 1, refusedCount: 3 });
  });

  it('does not merge a chain by way of an ad that is like two different ones', async () => {
    const bay = await make({ addressLine1: '1 Bay St' });
    const hill = await make({ addressLine1: '27 Hill Road' });
    const nowhere = await make({ addressLine1: null });
    const tried = await prepare({ decision: 'MERGE', filter: {} });
    expect(tried).toMatchObject({ total: 2, changedCount: 0, refusedCount: 2 });
    const [row] = await rowsOf(tried);
    expect(row?.message).toMatch(new RegExp(`^Ad ${nowhere.id} is like ads .*${hill.id}.* which are not like each`));
    await start(tried);
    for (const { id } of [bay, hill, nowhere]) expect((await ad(id)).status).toBe('PUBLISHED');
  });

  it('tells of each pair why it stays merged, where something would be lost', async () => {
    const pairs = [];
    for (const title of ['Wren', 'Owl', 'Emu', 'Ibis'])
      pairs.push([await make({ title }), await make({ title })] as const);
    const [changed, pictured, deleted, again] = pairs.map(([keep, other]) => ({ keep, other }));
    if (!changed || !pictured || !deleted || !again) throw new Error('four pairs');
    const picture = await makeAsset(test.database, { brochureId: pictured.other.id });
    const done = await start(await prepare({ decision: 'MERGE', filter: {} }));
    await test.database.getRepository(Brochure).update({ id: changed.other.id }, { highlights: 'Later' });
    await test.database.getRepository(Asset).delete({ id: picture.id });
    await test.database
      .getRepository(Brochure)
      .update({ id: deleted.keep.id }, { recordStatus: false, deletedAt: now });
    const last = await make({ title: 'Ibis', detailViewsCount: 5 });
    await start(await prepare({ decision: 'MERGE', pairs: [pairOf(again.keep, last)] }));

    expect(await undo(done)).toMatchObject({ state: 'UNDONE', undoneCount: 0, keptCount: 4 });
    const rows = await rowsOf(done);
    const messageOf = ({ other }: { other: Brochure }) =>
      rows.find(({ brochureId }) => brochureId === other.id)?.message;
    expect(messageOf(changed)).toBe(`Somebody changed ad ${changed.other.id} after the job.`);
    expect(messageOf(pictured)).toMatch(/^A picture or file that came from ad \d+ was removed/);
    expect(messageOf(deleted)).toMatch(/was deleted since: restore it first\.$/);
    expect(messageOf(again)).toBe(`Ad ${again.keep.id} has become part of ad ${last.id} since: undo that first.`);
  });

  it('is undone after a later merge was undone, and lets earlier jobs be undone after it', async () => {
    const [first, second] = [await make(), await make({ detailViewsCount: 3 })];
    const ids = [first, second].map(({ id }) => toGlobalId('Brochure', id));
    const picture = ({ id }: Brochure) =>
      makeAsset(test.database, { brochureId: id, url: `https://pictures.example/${id}.jpg` });
    await picture(first);
    await picture(second);
    const before = await everything();
    const earlier = await prepareBulkJob(administrator, { action: 'UPDATE', ids, fields: { parkingInfo: 'Behind' } });
    await doBulkJob(administrator, { jobId: earlier.id });
    await start(earlier);
    const merge = await start(await prepare({ decision: 'MERGE', filter: {} }));
    const third = await make({ detailViewsCount: 9 });
    await picture(third);
    const again = await start(await prepare({ decision: 'MERGE', filter: {} }));
    expect(await findAdDestination(visitor, first.id)).toMatchObject({ url: `/details/${third.id}` });
    expect(await undo(again)).toMatchObject({ undoneCount: 1 });
    expect(await findAdDestination(visitor, first.id)).toMatchObject({ url: `/details/${second.id}` });
    expect(await undo(merge)).toMatchObject({ undoneCount: 1 });
    expect(await undo(earlier)).toMatchObject({ undoneCount: 2, keptCount: 0 });
    await test.database.query('DELETE FROM brochures WHERE id = $1', [third.id]);
    expect(await everything()).toEqual(before);
  });

  it('does not let an earlier job be undone over an edit that somebody made between', async () => {
    const [keep, other] = [await make({ detailViewsCount: 3 }), await make()];
    const ids = [keep, other].map(({ id }) => toGlobalId('Brochure', id));
    const earlier = await prepareBulkJob(administrator, { action: 'UPDATE', ids, fields: { parkingInfo: 'Behind' } });
    await doBulkJob(administrator, { jobId: earlier.id });
    await start(earlier);
    const merge = await start(await prepare({ decision: 'MERGE', filter: {} }));
    await test.database.getRepository(Brochure).update({ id: keep.id }, { parkingInfo: 'In front' });
    expect(await undo(merge)).toMatchObject({ undoneCount: 1 });
    expect(await undo(earlier)).toMatchObject({ undoneCount: 1, keptCount: 1 });
    expect((await ad(keep.id)).parkingInfo).toBe('In front');
    const kept = (await rowsOf(earlier)).find(({ outcome }) => outcome === 'KEPT');
    expect(kept).toMatchObject({ brochureId: keep.id, message: 'Somebody changed this ad after the job.' });
  });

  it('stays merged while the ad that stays is published and needs what came from the other', async () => {
    const phoneNo = '(07) 7010 1234';
    const [called, pictured] = [await make({ title: 'Wren' }), await make({ title: 'Owl', phoneNo, wwwUrl: null })];
    const [caller, picturing] = [await make({ title: 'Wren', phoneNo }), await make({ title: 'Owl', phoneNo })];
    const clear = { wwwUrl: null, contactEmail: null, contactPhone: null };
    await test.database.getRepository(Brochure).update({ id: called.id }, clear);
    for (const [at, { id }] of [called, caller, picturing].entries())
      await makeAsset(test.database, { brochureId: id, type: 'BROCHURE_IMAGE', sha256: String(at).repeat(64) });
    await test.database
      .getRepository(Brochure)
      .update({ id: In([called.id, pictured.id]) }, { status: 'PENDING_REVIEW' });
    const wishes = [pairOf(called, caller), pairOf(pictured, picturing)];
    const jobs = [];
    for (const [at, pair] of wishes.entries()) {
      const keepId = toGlobalId('Brochure', [called, pictured][at]?.id ?? 0);
      const { id } = await resolveDuplicates(administrator, { decision: 'MERGE', pairs: [pair], keepId });
      await doBulkJob(administrator, { jobId: id });
      jobs.push(await jobOf(id));
    }
    await test.database.getRepository(Brochure).update({ id: In([called.id, pictured.id]) }, { status: 'PUBLISHED' });
    const before = await everything();
    const messages = [];
    for (const job of jobs) {
      expect(await undo(job)).toMatchObject({ undoneCount: 0, keptCount: 1 });
      messages.push((await rowsOf(job))[0]?.message);
    }
    expect(messages).toEqual([
      expect.stringMatching(`^Ad ${called.id} is published, and would lose what it needs for that: `) as string,
      expect.stringMatching(`^Ad ${pictured.id} is published, and would lose what it needs for that: `) as string,
    ]);
    expect(await everything()).toEqual(before);
  });

  it('gives back a published ad as it was, though it lacked then what publishing needs now', async () => {
    const phoneNo = '(07) 7010 1234';
    const ads = [await make(), await make({ phoneNo }), await make({ wwwUrl: 'https://tide.example' })];
    const clear = { wwwUrl: null, contactEmail: null, contactPhone: null };
    await test.database.getRepository(Brochure).update({ id: ads[0]?.id ?? 0 }, clear);
    const before = await everything();
    const done = await start(await prepare({ decision: 'MERGE', filter: {} }));
    expect(await ad(ads[0]?.id ?? 0)).toMatchObject({ phoneNo, status: 'PUBLISHED' });
    expect(await undo(done)).toMatchObject({ undoneCount: 2, keptCount: 0 });
    expect(await everything()).toEqual(before);
  });

  it('refuses a pair that somebody has kept apart after the trial', async () => {
    const [keep, other] = [await make(), await make()];
    const tried = await prepare({ decision: 'MERGE', filter: {} });
    await keepBothBrochures(administrator, { firstId: other.id, secondId: keep.id });
    const done = await start(tried);
    expect(done).toMatchObject({ changedCount: 0, refusedCount: 1 });
    expect((await rowsOf(done))[0]?.message).toBe(
      `Somebody has said that ads ${keep.id} and ${other.id} are no duplicates.`,
    );
    expect((await ad(other.id)).status).toBe('PUBLISHED');
  });

  it('does not join two ads by way of a third that somebody has kept apart after the trial', async () => {
    const [, second, third] = [await make(), await make(), await make()];
    const tried = await prepare({ decision: 'MERGE', filter: {} });
    await keepBothBrochures(administrator, { firstId: second.id, secondId: third.id });
    const done = await start(tried);
    expect(done).toMatchObject({ changedCount: 1, refusedCount: 1 });
    expect((await rowsOf(done)).map(({ message }) => message)).toContain(
      `Somebody has said that ads ${second.id} and ${third.id} are no duplicates.`,
    );
  });

  it('stores what an undo needs so that a server of the version before cannot undo half of it', async () => {
    const [keep, other] = [await make(), await make()];
    const done = await start(await prepare({ decision: 'MERGE', pairs: [pairOf(keep, other)] }));
    const [row] = await test.database.query<[{ overwritten: object }]>(
      'SELECT overwritten FROM bulk_job_rows WHERE job_id = $1',
      [done.id],
    );
    expect(Object.keys(row.overwritten)).toContain('mergedColumns');
    // that version reads these to undo any other job
    expect(Object.keys(row.overwritten)).not.toContain('columns');
    await undoBulkJob(administrator, { id: done.id });
    const job = await jobOf(done.id);
    const actor = actorOf(administrator.clock, job, {});
    const asBefore = test.database.transaction((manager) => undoBatch(manager, { ...administrator, actor }, job));
    await expect(asBefore).rejects.toThrow(TypeError);
    expect((await ad(other.id)).status).toBe('ARCHIVED');
  });

  it('leaves figures with the ad that stays that are too many to keep for an undo, and says so', async () => {
    const [keep, other] = [await make(), await make()];
    await view(keep.id, 1);
    await view(other.id, 10_001);
    const wish = { decision: 'MERGE' as const, pairs: [pairOf(keep, other)] };
    const done = await resolveDuplicates(administrator, { ...wish, keepId: toGlobalId('Brochure', keep.id) });
    await doBulkJob(administrator, { jobId: done.id });
    const [{ size }] = await test.database.query<[{ size: number }]>(
      'SELECT octet_length(overwritten::text) AS size FROM bulk_job_rows WHERE job_id = $1',
      [done.id],
    );
    expect(size).toBeLessThan(2000);
    expect(await undo(done)).toMatchObject({ undoneCount: 1 });
    expect((await rowsOf(done))[0]).toMatchObject({
      outcome: 'UNDONE',
      message: `The figures of ad ${other.id} until the merge stay with ad ${keep.id}: they are too many to take back.`,
    });
    expect([await ad(keep.id), await ad(other.id)]).toMatchObject([
      { detailViewsCount: 10_002 },
      { detailViewsCount: 0, status: 'PUBLISHED' },
    ]);
    expect(await wrongDailyCounts(test.database)).toEqual([]);
  });

  it('reads the suspected pairs only where they decide', async () => {
    const [one, two] = [await make(), await make()];
    const pairs = [pairOf(one, two)];
    const reads = async (wish: DuplicatesWish): Promise<number> => {
      const sent = await countStatements(() => resolveDuplicates(administrator, wish));
      return sent.filter((sql) => sql.includes('"isMatch"')).length;
    };
    expect(await reads({ decision: 'KEEP_BOTH', pairs })).toBe(0);
    expect(await reads({ decision: 'MERGE', pairs })).toBe(1);
    expect(await reads({ decision: 'KEEP_BOTH', filter: {} })).toBe(1);
    expect(await reads({ decision: 'MERGE', pairs, keepId: toGlobalId('Brochure', one.id) })).toBe(0);
  });

  it('merges one pair at once, into the ad that the caller names', async () => {
    const [older, newer] = [await make(), await make()];
    const wish = { decision: 'MERGE' as const, pairs: [pairOf(older, newer)] };
    const job = await resolveDuplicates(administrator, { ...wish, keepId: toGlobalId('Brochure', newer.id) });
    expect(job).toMatchObject({ state: 'RUNNING', total: 1 });
    await doBulkJob(administrator, { jobId: job.id });
    expect((await ad(older.id)).status).toBe('ARCHIVED');
    const third = toGlobalId('Brochure', (await make()).id);
    for (const wrong of [
      { ...wish, keepId: third },
      { ...wish, decision: 'KEEP_BOTH' as const, keepId: toGlobalId('Brochure', newer.id) },
    ])
      await expect(resolveDuplicates(administrator, wrong)).rejects.toMatchObject({ errors: [{ field: 'keepId' }] });
  });

  it('goes on after it was interrupted, and never merges a pair without a row that says so', async () => {
    for (const title of ['Wren', 'Owl', 'Emu']) await Promise.all([make({ title }), make({ title })]);
    const tried = await prepare({ decision: 'MERGE', filter: {} });
    await startBulkJob(administrator, { id: tried.id });
    await test.database.query(`
      CREATE OR REPLACE FUNCTION break_here() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
    await test.database.query(`
      CREATE TRIGGER breaks BEFORE UPDATE ON bulk_job_rows FOR EACH ROW EXECUTE FUNCTION break_here()`);
    await expect(doBulkJob(administrator, { jobId: tried.id })).rejects.toThrow();
    await test.database.query('DROP TRIGGER breaks ON bulk_job_rows');
    expect(await test.database.getRepository(Brochure).countBy({ status: 'ARCHIVED' })).toBe(0);
    await Promise.all([1, 2].map(() => doBulkJob(administrator, { jobId: tried.id })));
    await doBulkJob(administrator, { jobId: tried.id });
    expect(await jobOf(tried.id)).toMatchObject({ state: 'DONE', changedCount: 3 });
    expect(await test.database.getRepository(Brochure).countBy({ status: 'ARCHIVED' })).toBe(3);
  });
});

describe('saying of many that they are no duplicates', () => {
  it('is remembered, skips what is known, and lists them again when it is undone', async () => {
    const [one, two, three] = [await make(), await make(), await make()];
    await start(await prepare({ decision: 'KEEP_BOTH', pairs: [pairOf(one, two)] }));
    expect(await suspected()).toBe(2);
    const pairs = [pairOf(two, one), pairOf(one, three), pairOf(three, two)];
    const tried = await prepare({ decision: 'KEEP_BOTH', pairs });
    expect(tried).toMatchObject({ changedCount: 2, unchangedCount: 1 });
    expect(await suspected()).toBe(2);
    const done = await start(tried);
    expect(await suspected()).toBe(0);
    expect(await undo(done)).toMatchObject({ state: 'UNDONE', undoneCount: 2 });
    expect(await suspected()).toBe(2);
  });

  it('refuses a pair of which one ad is deleted', async () => {
    const [one, two] = [await make(), await make({ recordStatus: false, deletedAt: now })];
    const done = await start(await prepare({ decision: 'KEEP_BOTH', pairs: [pairOf(one, two)] }));
    expect((await rowsOf(done))[0]).toMatchObject({
      outcome: 'REFUSED',
      message: 'One of these ads is no longer there.',
    });
  });
});

it('chooses all that match a filter: score, place, reason and text', async () => {
  const near = { addressLine1: '1 Bay St', city: 'Noosa Heads' };
  await Promise.all([make({ title: 'Wren', ...near }), make({ title: 'Wren', ...near })]);
  await Promise.all([make({ title: 'Owl', city: 'Sunrise' }), make({ title: 'Owl', addressLine1: null })]);
  const total = async (filter: DuplicatesWish['filter']) => {
    const listed = (await listDuplicates(administrator, { ...filter })).edges.length;
    const job = await resolveDuplicates(administrator, { decision: 'KEEP_BOTH', filter });
    expect(job.total).toBe(listed);
    return listed;
  };
  expect(await total({})).toBe(2);
  expect(await total({ minScore: 95 })).toBe(1);
  expect(await total({ place: 'noosa heads' })).toBe(1);
  expect(await total({ place: '4567' })).toBe(2);
  expect(await total({ q: 'owl' })).toBe(1);
  expect(await total({ reason: 'ADDRESS' })).toBe(1);
  await expect(resolveDuplicates(administrator, { decision: 'MERGE', filter: { q: 'zebra' } })).rejects.toMatchObject({
    errors: [{ field: 'filter', code: 'NO_PAIRS' }],
  });
});

it('is for editors, and starting a merge asks for a fresh proof', async () => {
  const pairs = [pairOf(await make(), await make())];
  const wish = { decision: 'MERGE' as const, pairs };
  await expect(resolveDuplicates(vendor, wish)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const as = async (staffRole: 'EDITOR' | 'REVIEWER', isProven: boolean) => {
    const viewer = viewerOf(await makeAccount(test.database, { staffRole }));
    return makeContext({ database: test.database, viewer: { ...viewer, isProven } });
  };
  await expect(resolveDuplicates(await as('REVIEWER', true), wish)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stale = await as('EDITOR', false);
  const { id } = await resolveDuplicates(stale, wish);
  await doBulkJob(stale, { jobId: id });
  await expect(startBulkJob(stale, { id })).rejects.toMatchObject({ code: 'PROOF_REQUIRED' });
  await archiveBrochure(administrator, { id: Number((await rowsOf(await jobOf(id)))[0]?.brochureId) });
  expect(await startBulkJob(await as('EDITOR', true), { id })).toMatchObject({ state: 'RUNNING' });
  await doBulkJob(administrator, { jobId: id });
  expect((await rowsOf(await jobOf(id)))[0]).toMatchObject({
    ...{ outcome: 'REFUSED', message: 'One of the two ads is archived.' },
  });
});
