import { IsNull } from 'typeorm';
import { newDid } from '../../../shared/did';
import type { Viewer } from '../../../shared/Viewer';
import { eventually } from '../../../test/eventually';
import { countStatements } from '../../../test/database/countStatements';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import { BrochureCategory } from '../../brochures/BrochureCategory';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { listBrochures } from '../lists/listBrochures';
import { foldBrochureCounts } from './foldBrochureCounts';
import { rebuildBrochureCounts } from './rebuildBrochureCounts';
import { wrongBrochureCounts } from './wrongBrochureCounts';

const db = useTestDatabase();
const administrator: Viewer = { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null };
const now = new Date('2026-11-20T03:00:00Z');
const clock = { now: () => now };
const ads = () => db.database.getRepository(Brochure);
const size = async (): Promise<number> => {
  const [row] = await db.database.query<{ rows: number }[]>('SELECT count(*)::integer AS rows FROM brochure_counts');
  return row!.rows;
};

/** counts by reading all pages, which does not use the counters */
async function countByPages(filter: BrochureFilter, viewer: Viewer | null): Promise<number> {
  const context = makeContext({ database: db.database, viewer, clock });
  let after: string | null = null;
  for (let counted = 0; ;) {
    const { edges, hasNextPage } = await listBrochures(context, { filter, page: { first: 100, after } });
    counted += edges.length;
    if (!hasNextPage) return counted;
    after = edges.at(-1)!.cursor;
  }
}

beforeAll(async () => {
  const { database } = db;
  const food = await makeCategory(database, { code: 'FOOD' });
  const cafes = await makeCategory(database, { code: 'FOOD_CAFES', parentId: food.id });
  const tours = await makeCategory(database, { code: 'TOURS' });
  const areas = [await makeMapArea(database, { code: 'north' }), await makeMapArea(database, { code: 'south' })];
  const values = Array.from({ length: 240 }, (_, n) => ({
    did: newDid(),
    title: `Offer ${n}`,
    type: (['LP_AD', 'BLD_AD', 'BRO_AD'] as const)[n % 3]!,
    categoryId: [cafes.id, tours.id, food.id, cafes.id][n % 4]!,
    mapAreaId: n % 5 === 0 ? null : areas[n % 2]!.id,
    ...(n % 7 === 0 ? { status: 'PENDING_REVIEW' as const } : { status: 'PUBLISHED' as const }),
    ...(n % 11 === 0 ? { status: 'ARCHIVED' as const, archiveReason: 'MANUAL' as const, archivedAt: now } : {}),
    validFrom: n % 6 === 0 ? '2026-11-20' : n % 6 === 1 ? '2026-12-01' : null,
    validTo: n % 6 === 2 ? '2026-11-19' : n % 6 === 3 ? '2026-11-20' : n % 6 === 1 ? '2026-12-24' : null,
    timeZone: ['Australia/Perth', 'Australia/Sydney'][n % 2]!,
    ...(n % 4 === 0 ? { latitude: -27, longitude: 150 + n / 100, positionSource: 'EXACT' as const } : {}),
    ...(n % 13 === 0 ? { recordStatus: false, deletedAt: now } : {}),
  }));
  const { identifiers } = await ads().insert(values);
  const further = identifiers.slice(0, 60).map(({ id }) => ({ brochureId: id as number, categoryId: tours.id }));
  await database.getRepository(BrochureCategory).insert(further.filter((_, n) => n % 4 !== 1));
});

const place = { latitude: -27, longitude: 151 };
const kept: [string, BrochureFilter, Viewer | null][] = [
  ['the public list', {}, null],
  ['public brochures', { types: ['BRO_AD'] }, null],
  ['public near me', { near: place }, null],
  ['outside its dates', { isActive: false }, null],
  ['everything', {}, administrator],
  ['states', { statuses: ['PUBLISHED', 'PENDING_REVIEW'] }, administrator],
  ['no state', { statuses: [] }, administrator],
  ['archived of a type', { statuses: ['ARCHIVED'], types: ['LP_AD'] }, administrator],
  ['a category with those in it', { categories: ['FOOD'] }, administrator],
  ['a sub-category and a type', { categories: ['FOOD_CAFES'], types: ['LP_AD'] }, administrator],
  ['areas', { mapAreas: ['north', 'south'], statuses: ['PUBLISHED'] }, administrator],
  ['an area that is not', { mapAreas: ['nowhere'] }, administrator],
  ['inside its dates', { isActive: true }, administrator],
  ['published outside its dates', { isActive: false, statuses: ['PUBLISHED'] }, administrator],
];
const counted: [string, BrochureFilter, Viewer | null][] = [
  ['a search', { q: 'offer' }, administrator],
  ['a category of the public', { categories: ['FOOD'] }, null],
  ['two categories', { categories: ['FOOD', 'TOURS'] }, administrator],
  ['a category in an area', { categories: ['FOOD'], mapAreas: ['north'] }, administrator],
  ['a place', { near: { ...place, withinKm: 20 } }, administrator],
  ['a box', { box: { west: 150, east: 151, south: -28, north: -26 } }, administrator],
  ['a vendor', { vendorId: 7 }, administrator],
  ['numbers', { ids: [1, 2, 3] }, administrator],
];

test.each([...kept.map((each) => [...each, true] as const), ...counted.map((each) => [...each, false] as const)])(
  'the count of %s is right',
  async (_, filter, viewer, isKept) => {
    const context = makeContext({ database: db.database, viewer, clock });
    const page = await listBrochures(context, { filter, page: { first: 0 } });
    let total = NaN;
    const [statement] = await countStatements(async () => {
      total = await page.totalCount();
    });
    // an empty list needs no count statement
    expect(statement?.includes('brochure_counts') ?? null).toBe(total === 0 ? null : isKept);
    expect(total).toBe(await countByPages(filter, viewer));
  },
);

test('counters stay right during concurrent changes and folding', async () => {
  const all = (await ads().find({ select: { id: true } })).map(({ id }) => id);
  const changes: Partial<Brochure>[] = [
    { status: 'PENDING_REVIEW', archiveReason: null, archivedAt: null },
    { status: 'PUBLISHED', archiveReason: null, archivedAt: null },
    { status: 'ARCHIVED', archiveReason: 'MANUAL', archivedAt: now },
    { recordStatus: false, deletedAt: now },
    { recordStatus: true, deletedAt: null },
    { mapAreaId: null },
    { latitude: -30, longitude: 151, positionSource: 'EXACT' },
    { validFrom: '2026-10-01', validTo: '2026-12-31' },
    { validTo: null, detailViewsCount: 9 },
  ];
  const writer = async (seed: number): Promise<void> => {
    for (let step = 0; step < 40; step += 1) {
      const id = all[(seed * 97 + step * 31) % all.length]!;
      const undone = step % 10 === 0;
      const work = db.database.transaction(async (manager) => {
        await manager.getRepository(Brochure).update({ id }, changes[(seed + step) % changes.length]!);
        if (undone) throw new Error('changed my mind');
      });
      await (undone ? work.catch(() => undefined) : work);
    }
  };
  const folder = async (): Promise<void> => {
    for (let time = 0; time < 12; time += 1) await foldBrochureCounts({ database: db.database, clock });
  };
  await Promise.all([writer(1), writer(2), writer(3), folder(), folder()]);
  await ads().delete(all.slice(-20));
  expect(await wrongBrochureCounts(db.database, clock)).toEqual([]);

  const before = await size();
  await foldBrochureCounts({ database: db.database, clock });
  expect(await size()).toBeLessThan(before);
  expect(await wrongBrochureCounts(db.database, clock)).toEqual([]);
});

test('folding merges past moments, and later changes still count right', async () => {
  await foldBrochureCounts({ database: db.database, clock });
  const past = await db.database.query<unknown[]>(
    `SELECT 1 FROM brochure_counts WHERE moment > '-infinity' AND moment < $1`,
    [new Date('2026-11-17T00:00:00Z')],
  );
  expect(past).toEqual([]);
  await ads().update({ validFrom: '2026-10-01' }, { validFrom: '2026-12-24' });
  const context = makeContext({ database: db.database, clock });
  const page = await listBrochures(context, { page: { first: 1 } });
  expect(await page.totalCount()).toBe(await countByPages({}, null));
});

test('moving a category below another moves its ads in the counters', async () => {
  await db.database.query(`UPDATE categories SET parent_id = (SELECT id FROM categories WHERE code = 'TOURS')
    WHERE code = 'FOOD_CAFES'`);
  expect(await wrongBrochureCounts(db.database, clock)).toEqual([]);
});

test('counting views adds no rows', async () => {
  const before = await size();
  await db.database.query('UPDATE brochures SET detail_views_count = detail_views_count + 1');
  expect(await size()).toBe(before);
});

test('a rebuild reports and corrects a wrong counter', async () => {
  await db.database.query(`INSERT INTO brochure_counts (scope, scope_id, status, type, has_position, ads)
    VALUES ('ALL', 0, 'PUBLISHED', 'PT_AD', false, 3)`);
  const wrong = [{ key: 'ALL 0 PUBLISHED PT_AD', kept: 3, counted: 0 }];
  expect(await wrongBrochureCounts(db.database, clock)).toEqual(wrong);
  expect(await rebuildBrochureCounts({ database: db.database, clock })).toEqual(wrong);
  expect(await wrongBrochureCounts(db.database, clock)).toEqual([]);
});

test('a rebuild during a folding counts nothing twice', async () => {
  await ads().update({ mapAreaId: IsNull() }, { mapAreaId: null, validTo: '2026-12-30' });
  let rebuilding: Promise<unknown> = Promise.resolve();
  await db.database.transaction(async (manager) => {
    await foldBrochureCounts({ database: manager, clock });
    rebuilding = rebuildBrochureCounts({ database: db.database, clock });
    await eventually(async () => {
      const waiting = await db.database.query<unknown[]>(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(1);
    });
  });
  await rebuilding;
  expect(await wrongBrochureCounts(db.database, clock)).toEqual([]);
});

test('no ads leave no rows', async () => {
  await db.database.query('TRUNCATE brochures CASCADE');
  expect(await size()).toBe(0);
});
