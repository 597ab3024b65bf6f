import { countStatements } from '../../../test/database/countStatements';
import { SqlValues } from '../../../platform/database/SqlValues';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { BrochureType } from '../../brochures/BrochureType';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { listBrochures } from '../lists/listBrochures';
import { countFacets } from './countFacets';
import { facetSql, type Facet } from './facetSql';
import { defaultListTypes } from '../filters/defaultListTypes';
import type { Viewer } from '../../../shared/Viewer';

const db = useTestDatabase();
const now = new Date('2026-11-24T01:00:00Z');
const context = () => makeContext({ database: db.database, clock: { now: () => now } });

const types = Object.values(BrochureType);
const carlton = { city: 'Carlton', state: 'VIC' as const, timeZone: 'Australia/Melbourne' };
const at = (latitude: number) => ({ latitude, longitude: 144.96, positionSource: 'EXACT' as const });

beforeAll(async () => {
  const food = await makeCategory(db.database, { name: 'Food', code: 'FOOD' });
  const cafes = await makeCategory(db.database, { name: 'Cafés', code: 'FOOD_CAFES', parentId: food.id });
  const shops = await makeCategory(db.database, { name: 'Shops', code: 'SHOP' });
  const north = await makeMapArea(db.database, { code: 'north' });
  const south = await makeMapArea(db.database, { code: 'south' });
  const add = (title: string, type: BrochureType, more: object) =>
    makeBrochure(db.database, { status: 'PUBLISHED', title, type, ...more });
  await add('Pelican tea', 'LP_AD', {
    ...{ categoryId: food.id, mapAreaId: north.id, ...carlton, ...at(-37.8) },
    ...{ openingHours: 'Mo-Su 00:00-24:00', validTo: '2026-11-28' },
  });
  const coupon = { normalPriceCents: 1000, normalPriceSince: '2026-01-01', validFrom: '2026-02-01' };
  await makeCouponAd(db.database, {
    ...{ title: 'Pelican coffee', categoryId: cafes.id, mapAreaId: north.id, ...carlton, city: 'CARLTON' },
    ...{ ...at(-37.806), ...coupon, discountedPriceCents: 700, validTo: '2026-12-24' },
  });
  await makeCouponAd(db.database, {
    ...{ title: 'Pelican cake', categoryId: cafes.id, mapAreaId: south.id, city: 'Carlton', state: 'NSW' },
    ...{ ...at(-37.9), ...coupon, discountedPriceCents: 400, validTo: '2026-11-26', couponHours: 'Sa-Su 10:00-12:00' },
  });
  await add('Curlew coffee', 'LP_AD', { categoryId: cafes.id, mapAreaId: south.id, city: 'Ryde', ...at(-37.84) });
  await add('Curlew books', 'BLD_AD', {
    ...{ categoryId: shops.id, mapAreaId: south.id, ...carlton, openingHours: 'Mo-Su 20:00-21:00' },
  });
  await add('Pelican folder', 'BRO_AD', { categoryId: shops.id, mapAreaId: north.id, ...carlton });
  await makeBrochure(db.database, { status: 'ARCHIVED', title: 'Pelican gone', categoryId: cafes.id });
});

/** Each value of each facet, as the filter that has it. */
const valuesOf: Record<Facet, [value: string, filter: BrochureFilter][]> = {
  types: types.map((type) => [type, { types: [type] }]),
  categories: ['FOOD', 'FOOD_CAFES', 'SHOP'].map((code) => [code, { categories: [code] }]),
  mapAreas: ['north', 'south'].map((code) => [code, { mapAreas: [code] }]),
  suburbs: ['CARLTON VIC', 'Carlton NSW', 'Ryde'].map((name) => [name, { suburbs: [name] }]),
  withPrice: [['true', { withPrice: true }]],
  minSaving: [25, 50].map((minSaving) => [String(minSaving), { minSaving }]),
  endsWithinDays: [['7', { endsWithinDays: 7 }]],
  openNow: [['true', { openNow: true }]],
  usableNow: [['true', { usableNow: true }]],
  withinKm: [],
};
const near = { latitude: -37.8, longitude: 144.96 };
const distances: [string, BrochureFilter][] = [1, 5, 20].map((withinKm) => [
  String(withinKm),
  { near: { ...near, withinKm } },
]);

const chosen: BrochureFilter[] = [
  ...[{}, { categories: ['FOOD'] }, { categories: ['SHOP', 'FOOD_CAFES'] }, { mapAreas: ['north'] }],
  ...[{ types: [BrochureType.LP_AD] }, { types: [BrochureType.CP_AD, BrochureType.BRO_AD] }, { openNow: true }],
  ...[
    { usableNow: true },
    { usableNow: false },
    { openNow: false },
    { suburbs: ['carlton'] },
    { suburbs: [' Carlton vic', 'nowhere\0'] },
    { suburbs: [] },
  ],
  ...[{ minSaving: 50 }, { minSaving: 1 }, { withPrice: true }, { withPrice: false }, { endsWithinDays: 3 }],
  ...[{ near }, { near: { ...near, withinKm: 5 } }, { categories: ['FOOD'], mapAreas: ['north'], minSaving: 25 }],
];
const combinations: BrochureFilter[] = [undefined, 'pelican', 'coffee', 'nothing'].flatMap((q) =>
  chosen.map((filter) => ({ q, ...filter })),
);

const administrator: Viewer = { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null };

/** What an administrator asks of the list of a visitor, which PostgreSQL counts. */
const publicList: BrochureFilter = { statuses: ['PUBLISHED'], isActive: true, types: defaultListTypes };
const byStatements = (filter: BrochureFilter) =>
  countFacets(makeContext({ ...context(), viewer: administrator }), { ...publicList, ...filter });

test.each(combinations)('each count is the size of the list with that value: %j', async (filter) => {
  const counts = await countFacets(context(), filter);
  expect(await byStatements(filter)).toEqual(counts);
  for (const [facet, values] of Object.entries({ ...valuesOf, withinKm: filter.near ? distances : [] })) {
    const sizes: { value: string; count: number }[] = [];
    for (const [value, withValue] of values) {
      const { edges } = await listBrochures(context(), { filter: { ...filter, ...withValue } });
      if (edges.length > 0) sizes.push({ value, count: edges.length });
    }
    const found = counts[facet as Facet]!;
    const expected =
      facet === 'suburbs' ? sizes.map(({ value, count }) => ({ value: spelt(found, value), count })) : sizes;
    expect([facet, mostFirst(found)]).toEqual([facet, mostFirst(expected)]);
  }
});

function mostFirst<Row extends { value: string; count: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Suburbs are counted in any case, so the spelling is that of one of the ads. */
function spelt(found: readonly { value: string }[], name: string): string {
  return found.find(({ value }) => value.toLowerCase() === name.toLowerCase())?.value ?? name;
}

test('more matches than are counted give no count', async () => {
  const count = (limit: number) => {
    const values = new SqlValues();
    const source = { list: 'brochures b WHERE b.record_status', types: null, distance: null };
    return db.database.query<{ value: string | null }[]>(
      facetSql(['types', 'openNow'], source, { now, values, limit }),
      values.all,
    );
  };
  expect(await count(6)).toEqual([{ facet: null, value: null, count: null }]);
  expect(await count(7)).toHaveLength(5);
});

test('PostgreSQL does not read a category or area that the counters know as too long', async () => {
  const setCounters = (ads: string) =>
    db.database.query(`UPDATE brochure_counts SET ads = ${ads} WHERE moment IS NULL`);
  // the totals in memory are a minute old
  const later = new Date(now.getTime() + 120_000);
  const context = () => makeContext({ database: db.database, clock: { now: () => later }, viewer: administrator });
  await setCounters('ads + 10000');
  try {
    for (const part of [{ categories: ['FOOD'] }, { mapAreas: ['north'] }]) {
      const filter: BrochureFilter = { ...publicList, ...part };
      const statements = await countStatements(() => countFacets(context(), filter));
      const counts = await countFacets(context(), filter);
      expect(statements.filter((sql) => sql.includes('FROM brochures b'))).toHaveLength(1);
      expect(counts).toMatchObject({ types: null, suburbs: null, withPrice: null, openNow: null });
      // without their own filter, the list is short
      expect(counts[filter.categories ? 'categories' : 'mapAreas']).not.toBeNull();
    }
    const narrowed = await countFacets(context(), { ...publicList, categories: ['FOOD'], q: 'pelican' });
    expect(narrowed.suburbs).not.toBeNull();
  } finally {
    await setCounters('ads - 10000');
  }
});

test.each([
  ['filter.minSaving', { minSaving: 0 }],
  ['filter.minSaving', { minSaving: 101 }],
  ['filter.endsWithinDays', { endsWithinDays: -1 }],
  ['filter.endsWithinDays', { endsWithinDays: 367 }],
  ['filter.suburbs', { suburbs: Array.from({ length: 501 }, () => 'x') }],
])('an impossible %s is refused', async (field, filter) => {
  await expect(countFacets(context(), filter)).rejects.toMatchObject({ errors: [{ field }] });
});

describe('what visitors ask is counted in memory', () => {
  const category = { categories: ['FOOD'] };
  const statementsOf = (filter: BrochureFilter, version: number | null) =>
    countStatements(() => countFacets(at(version), filter));
  const at = (version: number | null) =>
    makeContext({ database: db.database, clock: { now: () => now }, publicVersion: () => Promise.resolve(version) });
  const sizeOf = async (type: BrochureType, version: number | null = null) =>
    (await countFacets(at(version), category)).types?.find(({ value }) => value === type)?.count ?? 0;
  const add = (more: object) =>
    makeBrochure(db.database, { status: 'PUBLISHED', title: 'Heron', type: 'BLD_AD', ...more });
  const change = (id: number, set: string) => db.database.query(`UPDATE brochures SET ${set} WHERE id = $1`, [id]);

  test('without a statement within one version of the data', async () => {
    await countFacets(at(1), category);
    for (const filter of [{}, category, { mapAreas: ['north'], openNow: true }, { near: { ...near, withinKm: 5 } }]) {
      expect(await statementsOf(filter, 1)).toEqual([]);
    }
    expect(await statementsOf(category, 2)).toHaveLength(1);
    expect(await statementsOf(category, null)).toHaveLength(1);
  });

  test('but searches, boxes and companies are left to PostgreSQL', async () => {
    await countFacets(at(3), category);
    const box = { west: 140, south: -40, east: 150, north: -30 };
    for (const filter of [{ q: 'pelican' }, { box }, { vendorId: 1 }]) {
      expect(await statementsOf(filter, 3)).not.toEqual([]);
    }
  });

  test('and follows each change of an ad', async () => {
    const { categoryId, id } = await add({ categoryId: await idOf('FOOD') });
    expect(await sizeOf('BLD_AD')).toBe(1);
    await change(id, `type = 'BRO_AD'`);
    expect([await sizeOf('BLD_AD'), await sizeOf('BRO_AD')]).toEqual([0, 1]);
    for (const [gone, back] of [
      [`status = 'PENDING_REVIEW'`, `status = 'PUBLISHED'`],
      ['record_status = false, deleted_at = now()', 'record_status = true, deleted_at = NULL'],
      [`category_id = ${await idOf('SHOP')}`, `category_id = ${categoryId}`],
      [`valid_to = '2026-11-01'`, 'valid_to = NULL'],
    ] as const) {
      await change(id, gone);
      expect([gone, await sizeOf('BRO_AD')]).toEqual([gone, 0]);
      await change(id, back);
      expect([back, await sizeOf('BRO_AD')]).toEqual([back, 1]);
    }
    await db.database.query('DELETE FROM brochures WHERE id = $1', [id]);
    expect(await sizeOf('BRO_AD')).toBe(0);
  });

  test('also of a transaction that began before others and ends after them', async () => {
    const [early, late] = [db.database.createQueryRunner(), db.database.createQueryRunner()];
    const { id } = await add({ categoryId: await idOf('FOOD') });
    try {
      await early.startTransaction();
      await early.query('SELECT pg_current_xact_id()');
      await late.startTransaction();
      await late.query(`UPDATE brochures SET title = 'Heron, late' WHERE id = $1`, [id]);
      await late.commitTransaction();
      expect([await sizeOf('BLD_AD'), await sizeOf('BRO_AD')]).toEqual([1, 0]);
      await early.query(`UPDATE brochures SET type = 'BRO_AD' WHERE id = $1`, [id]);
      expect([await sizeOf('BLD_AD'), await sizeOf('BRO_AD')]).toEqual([1, 0]);
      await early.commitTransaction();
      expect([await sizeOf('BLD_AD'), await sizeOf('BRO_AD')]).toEqual([0, 1]);
    } finally {
      await early.release();
      await late.release();
      await db.database.query('DELETE FROM brochures WHERE id = $1', [id]);
    }
  });

  test('and of a category that gets a parent', async () => {
    const tea = await makeCategory(db.database, { code: 'TEA' });
    const { id } = await add({ categoryId: tea.id });
    expect(await sizeOf('BLD_AD')).toBe(0);
    await db.database.query('UPDATE categories SET parent_id = $1 WHERE id = $2', [await idOf('FOOD'), tea.id]);
    expect(await sizeOf('BLD_AD')).toBe(1);
    await db.database.query('DELETE FROM brochures WHERE id = $1', [id]);
  });

  test('counts of other categories in an area follow its changes, and the dates of its ads', async () => {
    const inFood = async (moment = now) => {
      const asked = makeContext({ database: db.database, clock: { now: () => moment } });
      const { categories } = await countFacets(asked, { categories: ['SHOP'], mapAreas: ['north'] });
      return categories?.find(({ value }) => value === 'FOOD')?.count ?? 0;
    };
    expect([await inFood(), await inFood()]).toEqual([2, 2]);
    const [north] = await db.database.query<{ id: number }[]>(`SELECT id FROM map_areas WHERE code = 'north'`);
    const { id } = await add({ categoryId: await idOf('FOOD'), mapAreaId: north?.id });
    expect(await inFood()).toBe(3);
    await change(id, 'map_area_id = NULL');
    expect(await inFood()).toBe(2);
    // one of them ends on 28 November, the other began in February and ends in December
    expect(await inFood(new Date('2026-11-29T01:00:00Z'))).toBe(1);
    expect(await inFood(new Date('2026-12-26T01:00:00Z'))).toBe(0);
    expect(await inFood(new Date('2026-01-10T01:00:00Z'))).toBe(1);
    expect(await inFood()).toBe(2);
    await db.database.query('DELETE FROM brochures WHERE id = $1', [id]);
  });

  test('what left while the places of ads were lost', async () => {
    const { id } = await add({ categoryId: await idOf('FOOD') });
    expect(await sizeOf('BLD_AD')).toBe(1);
    await db.database.query('DELETE FROM brochures WHERE id = $1', [id]);
    await db.database.query(`DELETE FROM brochure_changes`);
    await db.database.query(`UPDATE brochure_change_state SET feed = 'another'`);
    expect(await sizeOf('BLD_AD')).toBe(0);
  });

  test('what left and was forgotten after 90 days', async () => {
    const { id } = await add({ categoryId: await idOf('FOOD') });
    expect(await sizeOf('BLD_AD')).toBe(1);
    await db.database.query('DELETE FROM brochures WHERE id = $1', [id]);
    await db.database.query(
      `WITH gone AS (DELETE FROM brochure_changes WHERE subject_id = $1 RETURNING xid)
       UPDATE brochure_change_state SET forgotten_xid = (SELECT xid FROM gone)`,
      [id],
    );
    expect(await sizeOf('BLD_AD')).toBe(0);
  });

  test('a counted view is no change', async () => {
    const { id } = await makeCouponAd(db.database, { title: 'Heron', status: 'PUBLISHED' });
    const seen = () => db.database.query(`SELECT xid FROM brochure_changes WHERE subject_id = $1`, [id]);
    const before: unknown = await seen();
    await change(id, 'detail_views_count = detail_views_count + 1');
    expect(await seen()).toEqual(before);
    await db.database.query('DELETE FROM brochures WHERE id = $1', [id]);
  });

  test('a failure is not kept', async () => {
    const broken = makeContext({ database: db.database, clock: { now: () => now } });
    await db.database.query('ALTER TABLE brochure_changes RENAME TO away');
    await expect(countFacets(broken, category)).rejects.toThrow('brochure_changes');
    await db.database.query('ALTER TABLE away RENAME TO brochure_changes');
    expect((await countFacets(broken, category)).types).not.toBeNull();
  });

  const idOf = async (code: string) => {
    const [row] = await db.database.query<{ id: number }[]>('SELECT id FROM categories WHERE code = $1', [code]);
    return row!.id;
  };
});
