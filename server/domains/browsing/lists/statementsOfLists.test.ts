import { Client } from 'pg';
import { newDid } from '../../../shared/did';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { countStatements } from '../../../test/database/countStatements';
import { sqlLiterals } from '../../../test/database/sqlLiterals';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Asset } from '../../brochures/assets/Asset';
import { assetsOfBrochureLoader } from '../../brochures/assets/assetsOfBrochureLoader';
import { thumbnailLoader } from '../../brochures/assets/thumbnailLoader';
import { Brochure } from '../../brochures/Brochure';
import { BrochureCategory } from '../../brochures/BrochureCategory';
import { brochureCategoriesLoader } from '../../brochures/relations/brochureCategoriesLoader';
import { Category } from '../../categories/Category';
import { categoryLoader } from '../../categories/categoryLoader';
import { mapAreaLoader } from '../../map-areas/mapAreaLoader';
import { vendorLoader } from '../../vendors/vendorLoader';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { BrochureList } from './BrochureList';
import type { BrochurePage } from './BrochurePage';
import { findBrochure } from '../details/findBrochure';
import { listBrochures } from './listBrochures';
import { readBrochures } from '../rows/readBrochures';
import { selectFields } from '../field-selection/selectFields';
import { listCategories } from '../active-facets/listCategories';
import { listMapAreas } from '../active-facets/listMapAreas';

const db = useTestDatabase();

beforeAll(async () => {
  const { database } = db;
  const parent = await makeCategory(database, { code: 'FOOD_DRINK' });
  const categories = await Promise.all([1, 2, 3].map(() => makeCategory(database, { parentId: parent.id })));
  await makeCategory(database, { code: 'EMPTY' });
  await makeMapArea(database, { code: 'empty' });
  const vendors = await Promise.all([1, 2, 3].map(() => makeVendor(database)));
  const areas = await Promise.all(['a', 'b', 'c'].map((code) => makeMapArea(database, { code })));
  const values = Array.from({ length: 120 }, (_, n) => ({
    did: newDid(),
    title: `Offer ${n}`,
    type: 'LP_AD' as const,
    status: 'PUBLISHED' as const,
    categoryId: categories[n % 3]!.id,
    vendorId: vendors[n % 3]!.id,
    mapAreaId: areas[n % 3]!.id,
    latitude: -27,
    longitude: 150 + n / 100,
    positionSource: 'EXACT' as const,
  }));
  const { identifiers } = await database.getRepository(Brochure).insert(values);
  const ids = identifiers.map((each) => each.id as number);
  await database
    .getRepository(BrochureCategory)
    .insert(ids.map((brochureId, n) => ({ brochureId, categoryId: categories[(n + 1) % 3]!.id })));
  await database
    .getRepository(Asset)
    .insert(ids.map((brochureId) => ({ brochureId, did: newDid(), type: 'BROCHURE_IMAGE' as const, url: '/files/x' })));
  await database.query('ANALYZE brochures');
});

/** reads everything that the fields of an ad in a list may need */
async function readEverything(context: RequestContext, page: BrochurePage): Promise<void> {
  await Promise.all([
    page.totalCount(),
    page.totalCount(),
    ...page.edges.map(async ({ brochure: { id, vendorId, mapAreaId, categoryId } }) => {
      const categories = context.loader(categoryLoader);
      const [main, further] = await Promise.all([
        categories.load(categoryId),
        context.loader(brochureCategoriesLoader).load(id),
        context.loader(vendorLoader).load(vendorId!),
        context.loader(mapAreaLoader).load(mapAreaId!),
        context.loader(thumbnailLoader).load(id),
        context.loader(assetsOfBrochureLoader).load(id),
      ]);
      await Promise.all([main, ...further].map((category) => categories.load(category!.parentId!)));
    }),
  ]);
}

const filters: [string, BrochureFilter][] = [
  ['no filter', {}],
  ['a category and areas', { categories: ['FOOD_DRINK'], mapAreas: ['a', 'b', 'c'] }],
  ['a search', { q: 'offer' }],
  ['a place', { near: { latitude: -27, longitude: 151 } }],
];

test.each(filters.flatMap(([name, filter]) => [1, 10, 100].map((first) => [name, first, filter] as const)))(
  'a list costs 4 statements with its count and files: %s, %i ads',
  async (_, first, filter) => {
    await listBrochures(makeContext({ database: db.database }), { filter }); // codes of categories and areas are known now
    const context = makeContext({ database: db.database });
    const statements = await countStatements(async () => {
      const page = await listBrochures(context, { filter, page: { first } });
      expect(page.edges).toHaveLength(first);
      await readEverything(context, page);
    });
    expect(statements).toHaveLength(4);
  },
);

test('runs two statements without count and files: the ids of the page, and its ads', async () => {
  const statements = await countStatements(() => listBrochures(makeContext({ database: db.database }), {}));
  expect(statements).toHaveLength(2);
});

test('reads the selected columns of ads and of their relations only', async () => {
  const relations = { vendor: new Set(['companyName']), thumbnail: new Set(['url']) };
  const fields = selectFields(new Set(['title', 'vendor', 'thumbnail']), relations);
  const [, read = ''] = await countStatements(() =>
    listBrochures(makeContext({ database: db.database }), { fields, page: { first: 5 } }),
  );
  const [columns = ''] = read.split(' FROM brochures b ');
  const names = [...columns.matchAll(/AS "(\w+)"/g)].map(([, name]) => name);
  expect(names.filter((name) => name?.startsWith('v_'))).toEqual(['v_id', 'v_company_name']);
  expect(names.filter((name) => name?.startsWith('t_')).toSorted()).toEqual(['t_id', 't_url']);
  expect(names.filter((name) => name?.startsWith('b_')).toSorted()).toEqual([
    'b_id',
    'b_record_status',
    'b_state_version',
    'b_status',
    'b_submitted_at',
    'b_title',
    'b_vendor_id',
  ]);
  expect(read).not.toContain('reference_version');
});

test('makes a cursor only when it is read', async () => {
  const spy = jest.spyOn(Buffer, 'from');
  const { edges } = await listBrochures(makeContext({ database: db.database }), { page: { first: 5 } });
  const before = spy.mock.calls.length;
  expect(edges[0]?.cursor).toEqual(expect.any(String));
  expect(spy.mock.calls).toHaveLength(before + 1);
  spy.mockRestore();
});

test('reads the total from the counters with the page, and a list of given ids in one round trip', async () => {
  const context = () => makeContext({ database: db.database });
  const { edges } = await listBrochures(context(), { page: { first: 5 } });
  const spy = jest.spyOn(Client.prototype, 'query');
  const page = await listBrochures(context(), { page: { first: 5 }, withTotal: true });
  expect(await page.totalCount()).toBe(120);
  expect(spy).toHaveBeenCalledTimes(2);
  spy.mockClear();
  const ids = edges.map(({ brochure }) => brochure.id);
  const given = await listBrochures(context(), { filter: { ids }, page: { first: 5 } });
  expect(given.edges.map(({ brochure }) => brochure.id)).toEqual(ids);
  expect(spy).toHaveBeenCalledTimes(1);
  spy.mockRestore();
});

test('counts the total together with the ads, and not at all if the page holds the whole list', async () => {
  const filter: BrochureFilter = { categories: ['FOOD_DRINK'], mapAreas: ['a'] };
  const ask = (first: number) =>
    listBrochures(makeContext({ database: db.database }), { filter, page: { first }, withTotal: true });
  await ask(1); // codes of categories and areas are known now
  const spy = jest.spyOn(Client.prototype, 'query');
  expect(await (await ask(5)).totalCount()).toBe(40);
  expect(spy).toHaveBeenCalledTimes(2);
  spy.mockRestore();
  const whole = await countStatements(async () => {
    expect(await (await ask(50)).totalCount()).toBe(40);
  });
  expect(whole).toHaveLength(2);
});

/**
 * PostgreSQL decides by its estimates whether to use the generic plan of a prepared statement. Planning a list for each
 * execution costs a multiple.
 */
test.each<[string, BrochureFilter]>([
  ['all', {}],
  ['a category', { categories: ['FOOD_DRINK'] }],
  ['a category in an area', { categories: ['FOOD_DRINK'], mapAreas: ['a'] }],
  ['a category without ads', { categories: ['EMPTY'] }],
  ['several areas', { mapAreas: ['a', 'b'] }],
  ['areas without ads', { mapAreas: ['empty', 'unknown'] }],
  ['near a place', { near: { latitude: -27, longitude: 151, withinKm: 50 } }],
])('PostgreSQL uses the generic plan of a list: %s', async (_, filter) => {
  const list = await BrochureList.prepare(makeContext({ database: db.database }), filter, null);
  const page = list.pageStatement({ size: 24, reading: 'FORWARD', after: null, before: null, offset: 0 });
  for (const { sql, values } of [page, list.countStatement()]) {
    const kept = await db.database.transaction(async (manager) => {
      await manager.query('SET LOCAL cpu_tuple_cost = 1'); // a few ads weigh as much as many
      await manager.query(`PREPARE weighed AS ${sql}`);
      for (let use = 0; use < 10; use += 1) await manager.query(`EXECUTE weighed${sqlLiterals(values)}`);
      const [plans] = await manager.query<{ kept: number }[]>(
        `SELECT generic_plans::integer AS kept FROM pg_prepared_statements WHERE name = 'weighed'`,
      );
      await manager.query('DEALLOCATE weighed');
      return plans?.kept;
    });
    expect(kept).toBe(5);
  }
});

test.each([2, 5, 24])('PostgreSQL uses the generic plan of the read of %i ads', async (first) => {
  const context = makeContext({ database: db.database });
  const page = await listBrochures(context, { page: { first } });
  const ids = page.edges.map(({ brochure }) => brochure.id);
  const [sql = ''] = await countStatements(() => readBrochures(context, ids));
  const kept = await db.database.transaction(async (manager) => {
    await manager.query(`PREPARE read AS ${sql}`);
    for (let use = 0; use < 10; use += 1) await manager.query(`EXECUTE read${sqlLiterals([ids])}`);
    const [plans] = await manager.query<{ kept: number }[]>(
      `SELECT generic_plans::integer AS kept FROM pg_prepared_statements WHERE name = 'read'`,
    );
    await manager.query('DEALLOCATE read');
    return plans?.kept;
  });
  expect(kept).toBe(5);
});

test('one text serves all categories and areas that a list finds in the same way', async () => {
  const request = { size: 24, reading: 'FORWARD', after: null, before: null, offset: 0 } as const;
  const textOf = async (category: string, area: string) => {
    const filter = { categories: [category], mapAreas: [area] };
    const list = await BrochureList.prepare(makeContext({ database: db.database }), filter, null);
    return [list.pageStatement(request).sql, list.countStatement().sql];
  };
  const texts = await textOf('FOOD_DRINK', 'a');
  const [parent] = await db.database.getRepository(Category).findBy({ code: 'FOOD_DRINK' });
  const [child] = await db.database.getRepository(Category).findBy({ parentId: parent!.id });
  expect(await textOf(child!.code, 'b')).toEqual(texts);
});

test('an ad costs one statement, and one for its files', async () => {
  const { edges } = await listBrochures(makeContext({ database: db.database }), { page: { first: 1 } });
  const context = makeContext({ database: db.database });
  const statements = await countStatements(async () => {
    const brochure = await findBrochure(context, { id: edges[0]!.brochure.id });
    await context.loader(thumbnailLoader).load(brochure!.id);
    await context.loader(vendorLoader).load(brochure!.vendorId!);
    await context.loader(assetsOfBrochureLoader).load(brochure!.id);
  });
  expect(statements).toHaveLength(2);
});

test.each([
  ['categories', listCategories],
  ['map areas', listMapAreas],
])('%s cost one statement, active or not', async (_, list) => {
  for (const activeOnly of [true, false]) {
    const statements = await countStatements(() => list(makeContext({ database: db.database }), { activeOnly }));
    expect(statements).toHaveLength(1);
  }
});
