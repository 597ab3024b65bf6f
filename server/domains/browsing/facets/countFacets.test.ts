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
import { BrochureList } from '../lists/BrochureList';
import { listBrochures } from '../lists/listBrochures';
import { countFacets } from './countFacets';
import { facetSql, type Facet } from './facetSql';

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

test.each(combinations)('each count is the size of the list with that value: %j', async (filter) => {
  const counts = await countFacets(context(), filter);
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

test('a category or area that the counters know as too long is not read', async () => {
  const setCounters = (ads: string) =>
    db.database.query(`UPDATE brochure_counts SET ads = ${ads} WHERE moment IS NULL`);
  // the totals in memory are a minute old
  const later = new Date(now.getTime() + 120_000);
  const context = () => makeContext({ database: db.database, clock: { now: () => later } });
  await setCounters('ads + 10000');
  try {
    for (const filter of [{ categories: ['FOOD'] }, { mapAreas: ['north'] }]) {
      const statements = await countStatements(() => countFacets(context(), filter));
      const counts = await countFacets(context(), filter);
      expect(statements.filter((sql) => sql.includes('FROM brochures b'))).toHaveLength(1);
      expect(counts).toMatchObject({ types: null, suburbs: null, withPrice: null, openNow: null });
      // without their own filter, the list is short
      expect(counts[filter.categories ? 'categories' : 'mapAreas']).not.toBeNull();
    }
    const narrowed = await countFacets(context(), { categories: ['FOOD'], q: 'pelican' });
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

describe('questions of visitors share scans', () => {
  const category = { categories: ['FOOD'] };
  const scansOf = async (filter: BrochureFilter, more: Partial<Parameters<typeof makeContext>[0]>) => {
    const asker = makeContext({ database: db.database, clock: { now: () => now }, ...more });
    const statements = await countStatements(() => countFacets(asker, filter));
    return statements.filter((sql) => sql.includes('WITH matching')).length;
  };
  const at = (version: number | null) => ({ publicVersion: () => Promise.resolve(version) });

  test('within one version of the data and one minute', async () => {
    // the list, and one without each of both filters
    expect(await scansOf({ ...category, mapAreas: ['north'] }, at(1))).toBe(3);
    // that of the category alone is known
    expect(await scansOf({ ...category, mapAreas: ['south'] }, at(1))).toBe(2);
    expect(await scansOf({ ...category, mapAreas: ['south'] }, at(1))).toBe(0);
    expect(await scansOf({ ...category, mapAreas: ['south'] }, at(2))).toBe(3);
    const later = { clock: { now: () => new Date(now.getTime() + 60_000) } };
    expect(await scansOf({ ...category, mapAreas: ['south'] }, { ...at(2), ...later })).toBe(3);
  });

  test('and their counts are those of their own list', async () => {
    const shared = makeContext({ database: db.database, clock: { now: () => now }, ...at(3) });
    for (const filter of chosen) {
      expect(await countFacets(shared, filter)).toEqual(await countFacets(context(), filter));
    }
  });

  test('not without a version, and not what tells of a visitor', async () => {
    const near = { latitude: -37.8, longitude: 144.96 };
    for (const [filter, version] of [
      [category, null],
      [{ q: 'pelican' }, 4],
      [{ near }, 4],
    ] as const) {
      const first = await scansOf(filter, at(version));
      expect(first).toBeGreaterThan(0);
      expect(await scansOf(filter, at(version))).toBe(first);
    }
  });

  test('a failure is not shared', async () => {
    const broken = makeContext({ database: db.database, clock: { now: () => now }, ...at(5) });
    const failure = jest.spyOn(BrochureList.prototype, 'facetStatement').mockImplementation(() => {
      throw new Error('broken');
    });
    await expect(countFacets(broken, category)).rejects.toThrow('broken');
    failure.mockRestore();
    expect((await countFacets(broken, category)).types).not.toBeNull();
  });
});
