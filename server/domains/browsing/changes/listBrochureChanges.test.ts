import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeVendor } from '../../../test/factories/makeVendor';
import { inOrder, listPublicAds, Mirror } from '../../../test/feed/Mirror';
import { untilFeedHasAll } from '../../../test/feed/untilFeedHasAll';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Asset } from '../../brochures/assets/Asset';
import { Brochure } from '../../brochures/Brochure';
import { BrochureCategory } from '../../brochures/BrochureCategory';
import { Category } from '../../categories/Category';
import { MapArea } from '../../map-areas/MapArea';
import { Vendor } from '../../vendors/Vendor';
import { allFields } from '../field-selection/allFields';
import { listBrochures } from '../lists/listBrochures';
import { forgetOldChanges } from './forgetOldChanges';
import { listBrochureChanges } from './listBrochureChanges';
import { noteDatedChanges } from './noteDatedChanges';
import { renewChangeFeed } from './renewChangeFeed';

const db = useTestDatabase();
// the moment of the feed never goes back
let now = new Date('2026-11-20T03:00:00Z');
const clock = { now: () => now };
const published = { status: 'PUBLISHED', validFrom: null, validTo: null } as const;
const ads = () => db.database.getRepository(Brochure);
const newMirror = async (): Promise<Mirror> => {
  const mirror = new Mirror(db, clock);
  await mirror.catchUp();
  return mirror;
};
const idsOf = (changes: readonly { brochureId: number }[]): number[] => changes.map(({ brochureId }) => brochureId);

beforeAll(() => noteDatedChanges({ database: db.database, clock }));

describe('a change of a public ad', () => {
  type Change = (id: number) => Promise<unknown>;
  it.each<[string, Change]>([
    ['a field', (id) => ads().update(id, { title: 'A new title' })],
    ['a sold coupon', (id) => ads().increment({ id }, 'numberOfCouponsPurchased', 1)],
    ['a new file', (id) => makeAsset(db.database, { brochureId: id })],
    [
      'another category',
      async (id) =>
        db.database.getRepository(BrochureCategory).insert({
          brochureId: id,
          categoryId: (await makeCategory(db.database)).id,
        }),
    ],
  ])('moves its place: %s', async (_what, change) => {
    const { id } = await makeBrochure(db.database, { ...published, couponsUnlimited: true });
    const mirror = await newMirror();
    await change(id);
    expect(idsOf(await mirror.catchUp())).toEqual([id]);
    expect(inOrder(mirror.ads)).toEqual(inOrder(await listPublicAds(db.database, clock)));
  });

  it('moves its place: a file that changes and one that goes', async () => {
    const { id } = await makeBrochure(db.database, published);
    const asset = await makeAsset(db.database, { brochureId: id });
    const mirror = await newMirror();
    await db.database.getRepository(Asset).update(asset.id, { altText: 'A café' });
    expect(idsOf(await mirror.catchUp())).toEqual([id]);
    await db.database.getRepository(Asset).delete(asset.id);
    expect(idsOf(await mirror.catchUp())).toEqual([id]);
    expect(mirror.ads.get(id)?.assets).toEqual([]);
  });

  it('appears once, however often the ad changed', async () => {
    const { id } = await makeBrochure(db.database, published);
    const mirror = await newMirror();
    for (const title of ['One', 'Two', 'Three']) await ads().update(id, { title });
    expect(await mirror.catchUp()).toMatchObject([{ brochureId: id, brochure: { title: 'Three' } }]);
    expect(await mirror.catchUp()).toEqual([]);
  });

  it('is not a counted view, and not a change of an ad that is not public', async () => {
    const { id } = await makeBrochure(db.database, published);
    const draft = await makeBrochure(db.database);
    const archived = await makeBrochure(db.database, { status: 'ARCHIVED' });
    const tourism = await makeBrochure(db.database, { ...published, type: 'ATDW_AD' });
    const mirror = await newMirror();
    await db.database.query('UPDATE brochures SET detail_views_count = detail_views_count + 1 WHERE id = $1', [id]);
    for (const each of [draft, archived, tourism]) await ads().update(each.id, { title: 'Still hidden' });
    await ads().delete(draft.id);
    await ads().update(tourism.id, { status: 'PENDING_REVIEW' });
    expect(await mirror.catchUp()).toEqual([]);
    expect([draft, archived, tourism].some((each) => mirror.ads.has(each.id))).toBe(false);
  });
});

describe('a name that ads show', () => {
  it('moves all its ads, for one row', async () => {
    const parent = await makeCategory(db.database);
    const category = await makeCategory(db.database, { parentId: parent.id });
    const [vendor, area] = [await makeVendor(db.database), await makeMapArea(db.database)];
    const values = { ...published, categoryId: category.id, mapAreaId: area.id, vendor, companyName: null };
    const ids: number[] = [];
    // more than two pages of the mirror
    for (let count = 0; count < 16; count += 1) ids.push((await makeBrochure(db.database, values)).id);
    await makeBrochure(db.database, { ...values, status: 'PENDING_REVIEW' });
    const rows = () => db.database.query<[{ count: number }]>(`SELECT count(*)::integer FROM brochure_changes`);
    const mirror = await newMirror();
    const [before] = await rows();

    await db.database.getRepository(Vendor).update(vendor.id, { companyName: 'Curlew Kayaks' });
    expect(idsOf(await mirror.catchUp())).toEqual(ids);
    expect(mirror.ads.get(ids[3]!)?.vendor?.companyName).toBe('Curlew Kayaks');
    await db.database.getRepository(Category).update(category.id, { name: 'Kayaks' });
    expect(idsOf(await mirror.catchUp())).toEqual(ids);
    await db.database.getRepository(Category).update(parent.id, { name: 'Boats' });
    expect(idsOf(await mirror.catchUp())).toEqual(ids);
    await db.database.getRepository(MapArea).update(area.id, { name: 'Curlew Heads' });
    expect(idsOf(await mirror.catchUp())).toEqual(ids);
    expect((await rows())[0].count - before.count).toBe(4);
    expect(inOrder(mirror.ads)).toEqual(inOrder(await listPublicAds(db.database, clock)));
    // what nobody sees
    await db.database.getRepository(Vendor).update(vendor.id, { phoneNo: '(07) 7010 9999' });
    expect(await mirror.catchUp()).toEqual([]);
  });

  it('continues inside a name that changes again meanwhile', async () => {
    const vendor = await makeVendor(db.database);
    for (let count = 0; count < 10; count += 1)
      await makeBrochure(db.database, { ...published, vendor, companyName: null });
    const mirror = await newMirror();
    const vendors = db.database.getRepository(Vendor);
    await vendors.update(vendor.id, { companyName: 'First' });
    await mirror.readPage();
    await vendors.update(vendor.id, { companyName: 'Second' });
    await mirror.catchUp();
    expect(inOrder(mirror.ads)).toEqual(inOrder(await listPublicAds(db.database, clock)));
  });
});

describe('an ad that leaves', () => {
  const leave: [string, (id: number) => Promise<unknown>, string][] = [
    [
      'archived',
      (id) => ads().update(id, { status: 'ARCHIVED', archiveReason: 'MANUAL', archivedAt: now }),
      'ARCHIVED',
    ],
    ['expired', (id) => ads().update(id, { status: 'ARCHIVED', archiveReason: 'EXPIRED', archivedAt: now }), 'ENDED'],
    ['ended by its dates', (id) => ads().update(id, { validTo: '2026-11-01' }), 'ENDED'],
    ['back in review', (id) => ads().update(id, { status: 'PENDING_REVIEW' }), 'WITHDRAWN'],
    ['put off', (id) => ads().update(id, { validFrom: '2026-12-01' }), 'WITHDRAWN'],
    ['deleted', (id) => ads().update(id, { recordStatus: false, deletedAt: now }), 'DELETED'],
    ['removed for good', (id) => ads().delete(id), 'DELETED'],
  ];
  it.each(leave)('is a tombstone: %s', async (_what, change, reason) => {
    const { id, did } = await makeBrochure(db.database, published);
    const mirror = await newMirror();
    expect(mirror.ads.has(id)).toBe(true);
    await change(id);
    expect(await mirror.catchUp()).toMatchObject([{ brochureId: id, did, brochure: null, reason }]);
    // who starts now never knew it
    expect(idsOf((await newMirror()).changes)).not.toContain(id);
  });
});

describe('dates', () => {
  it('bring ads and take them away without a write', async () => {
    const zone = 'Australia/Brisbane';
    const begins = await makeBrochure(db.database, { ...published, validFrom: '2026-11-21', timeZone: zone });
    const ends = await makeBrochure(db.database, { ...published, validTo: '2026-11-20', timeZone: zone });
    const mirror = await newMirror();
    expect([mirror.ads.has(begins.id), mirror.ads.has(ends.id)]).toEqual([false, true]);

    now = new Date('2026-11-20T13:59:00Z');
    await noteDatedChanges({ database: db.database, clock });
    expect(await mirror.catchUp()).toEqual([]);
    // the job is late, and midnight of Queensland was a while ago
    now = new Date('2026-11-20T14:07:00Z');
    expect(await mirror.catchUp()).toEqual([]);
    await noteDatedChanges({ database: db.database, clock });
    await noteDatedChanges({ database: db.database, clock });
    expect(await mirror.catchUp()).toMatchObject([
      { brochureId: begins.id, reason: null },
      { brochureId: ends.id, reason: 'ENDED' },
    ]);
    expect(inOrder(mirror.ads)).toEqual(inOrder(await listPublicAds(db.database, clock)));
  });

  it('are noted some ads at a time, and all of them after a run that died half way', async () => {
    const ending = { ...published, validTo: '2026-11-28', timeZone: 'Australia/Brisbane' };
    const ids = [];
    for (let ad = 0; ad < 5; ad++) ids.push((await makeBrochure(db.database, ending)).id);
    const mirror = await newMirror();
    now = new Date('2026-11-28T14:01:00Z');
    const queryAsBefore = db.database.query.bind(db.database);
    const query = jest.spyOn(db.database, 'query');
    const noted = () => query.mock.calls.filter(([sql]) => sql.includes('note_brochure_change'));
    query.mockImplementation((sql, values) =>
      noted().length === 2 ? Promise.reject(new Error('The server died.')) : queryAsBefore(sql, values),
    );
    await expect(noteDatedChanges({ database: db.database, clock }, 2)).rejects.toThrow('The server died.');
    query.mockRestore();
    await noteDatedChanges({ database: db.database, clock }, 2);
    expect(idsOf(await mirror.catchUp()).toSorted((one, other) => one - other)).toEqual(ids);
    expect(inOrder(mirror.ads)).toEqual(inOrder(await listPublicAds(db.database, clock)));
  });

  it('lose no ad that is saved while the job looks', async () => {
    const { id } = await makeBrochure(db.database, { ...published, validFrom: '2026-12-20' });
    const mirror = await newMirror();
    now = new Date('2026-12-03T14:10:00Z');
    const runner = db.database.createQueryRunner();
    await runner.startTransaction();
    // not committed when the job looks for ads that have begun
    await runner.query(`UPDATE brochures SET valid_from = '2026-12-03' WHERE id = $1`, [id]);
    await noteDatedChanges({ database: db.database, clock });
    await runner.commitTransaction();
    await runner.release();
    await mirror.catchUp();
    expect(mirror.ads.has(id)).toBe(true);
  });
});

describe('a cursor', () => {
  const list = (after: string | null, first: number | null = null) =>
    listBrochureChanges(makeContext({ database: db.database, clock }), {
      after,
      first,
      maxPageSize: 100,
      fields: allFields,
    });

  it('waits for transactions that began earlier', async () => {
    const [early, late] = [await makeBrochure(db.database, published), await makeBrochure(db.database, published)];
    const mirror = await newMirror();
    const runner = db.database.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`UPDATE brochures SET title = 'Early' WHERE id = $1`, [early.id]);
    await ads().update(late.id, { title: 'Late' });
    await mirror.readAll();
    expect(mirror.ads.get(late.id)?.title).not.toBe('Late');
    await runner.commitTransaction();
    await runner.release();
    await mirror.catchUp();
    expect([mirror.ads.get(early.id)?.title, mirror.ads.get(late.id)?.title]).toEqual(['Early', 'Late']);
  });

  it('at the end stays the same while nothing changes, whatever else the cluster does', async () => {
    const { id } = await makeBrochure(db.database, published);
    await newMirror();
    const takeNumber = () => db.database.query('SELECT pg_current_xact_id()');
    const first = await list(null);
    await takeNumber();
    expect((await list(null)).endCursor).toBe(first.endCursor);
    expect(await list(first.endCursor)).toEqual({ changes: [], endCursor: first.endCursor, hasNextPage: false });

    await ads().update(id, { title: 'A change' });
    await untilFeedHasAll(db.database);
    const next = await list(first.endCursor);
    expect(idsOf(next.changes)).toEqual([id]);
    expect(next.endCursor).not.toBe(first.endCursor);
  });

  it('never goes back while the last change is not readable yet', async () => {
    const [early, late] = [await makeBrochure(db.database, published), await makeBrochure(db.database, published)];
    const mirror = await newMirror();
    const runner = db.database.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`UPDATE brochures SET title = 'Early' WHERE id = $1`, [early.id]);
    // its place moves above the horizon, so the last readable place is an older one
    await ads().update(late.id, { title: 'Late' });
    expect((await list(mirror.cursor)).endCursor).toBe(mirror.cursor);
    await runner.commitTransaction();
    await runner.release();
    expect(idsOf(await mirror.catchUp())).toEqual([early.id, late.id]);
  });

  it('of who starts after tombstones were forgotten is of use', async () => {
    const { id } = await makeBrochure(db.database, published);
    await ads().update(id, { status: 'ARCHIVED', archiveReason: 'MANUAL', archivedAt: now });
    const later = { now: () => new Date(Date.now() + 100 * 24 * 60 * 60 * 1000) };
    await forgetOldChanges({ database: db.database, clock: later });
    const mirror = await newMirror();
    expect(await list(mirror.cursor)).toMatchObject({ changes: [], hasNextPage: false });
  });

  it('of a page without room stays at the start', async () => {
    await makeBrochure(db.database, published);
    await newMirror();
    const none = await list(null, 0);
    expect(none).toMatchObject({ changes: [], hasNextPage: true });
    expect((await list(none.endCursor)).changes.length).toBeGreaterThan(0);
  });

  it('of 90 days ago is refused once tombstones were forgotten, a newer one is not', async () => {
    const { id } = await makeBrochure(db.database, published);
    const [old, recent] = [await newMirror(), await newMirror()];
    await ads().update(id, { status: 'ARCHIVED', archiveReason: 'MANUAL', archivedAt: now });
    await recent.catchUp();
    const hundredDays = 100 * 24 * 60 * 60 * 1000;
    const later = { now: () => new Date(Date.now() + hundredDays) };
    await forgetOldChanges({ database: db.database, clock: later });
    await expect(list(old.cursor)).rejects.toMatchObject({ code: 'GONE', reason: 'CURSOR_EXPIRED' });
    await expect(list(old.cursor)).rejects.toThrow(/older than 90 days.*Start again without it/);
    await recent.catchUp();
    expect(inOrder((await newMirror()).ads)).toEqual(inOrder(recent.ads));
  });

  it('of a database that was restored is refused', async () => {
    const mirror = await newMirror();
    await db.database.query(`UPDATE brochure_change_state SET identity = 'another cluster'`);
    await Promise.all([renewChangeFeed(db.database), renewChangeFeed(db.database)]);
    await expect(list(mirror.cursor)).rejects.toMatchObject({ code: 'GONE' });
    expect(inOrder((await newMirror()).ads)).toEqual(inOrder(await listPublicAds(db.database, clock)));
  });
});

it('lists can ask for what changed since a moment', async () => {
  const vendor = await makeVendor(db.database);
  const [own, of, quiet] = [
    await makeBrochure(db.database, published),
    await makeBrochure(db.database, { ...published, vendor }),
    await makeBrochure(db.database, published),
  ];
  const [{ moment }] = await db.database.query<[{ moment: Date }]>(`SELECT clock_timestamp() AS moment`);
  await ads().update(own.id, { title: 'Changed' });
  await db.database.getRepository(Vendor).update(vendor.id, { companyName: 'Renamed' });
  const context = makeContext({ database: db.database, clock });
  const ids = [own.id, of.id, quiet.id];
  const page = await listBrochures(context, { filter: { ids, updatedSince: moment }, withTotal: true });
  expect(page.edges.map(({ brochure }) => brochure.id).toSorted((a, b) => a - b)).toEqual([own.id, of.id]);
  expect(await page.totalCount()).toBe(2);
});
