import type { RequestContext } from '../../../platform/context/RequestContext';
import { countStatements } from '../../../test/database/countStatements';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import type { BrochureFilter } from '../filters/BrochureFilter';
import type { BrochureMarker } from './BrochureMarker';
import { listBrochures } from '../lists/listBrochures';
import { markBrochures } from './markBrochures';

const db = useTestDatabase();
const context = (): RequestContext => makeContext({ database: db.database });

const at = (latitude: number, longitude: number) => ({ latitude, longitude, positionSource: 'EXACT' as const });
let categoryId: number;

const make = (values: Partial<Brochure>) =>
  makeBrochure(db.database, Object.assign({ status: 'PUBLISHED' as const, categoryId }, values));

beforeAll(async () => {
  categoryId = (await makeCategory(db.database)).id;
  const noosa = await makeMapArea(db.database, { code: 'noosa' });
  await make({ title: 'Bakery by the sea', ...at(-26.39, 153.09), adIndex: 4, mapAreaId: noosa.id });
  await make({ title: 'Coupon', type: 'CP_AD', ...at(-26.3901, 153.0901), ...couponColumns });
  await make({ title: 'Hobart', ...at(-42.88, 147.33) });
  await make({ title: 'Nowhere' });
  await make({ title: 'Draft', status: 'PENDING_REVIEW', ...at(-26.39, 153.09) });
  await make({ title: 'Brochure', type: 'BRO_AD', ...at(-26.39, 153.09) });
});

const couponColumns = {
  normalPriceCents: 1000,
  discountedPriceCents: 500,
  couponsUnlimited: true,
  validTo: '2999-01-01',
  termsOfOffer: 'One each.',
};

test('ads close together form one cluster until the map is large enough', async () => {
  const far = await markBrochures(context(), { zoom: 8 });
  expect(far.map(({ count, couponsCount, type }) => ({ count, couponsCount, type }))).toEqual([
    { count: 2, couponsCount: 1, type: null },
    { count: 1, couponsCount: 0, type: 'LP_AD' },
  ]);
  const box = { west: 153, south: -27, east: 154, north: -26 };
  const close = await markBrochures(context(), { zoom: 20, filter: { box } });
  expect(close.map(({ count }) => count)).toEqual([1, 1]);
});

test('a cluster counts its tourism ads, to credit their source', async () => {
  await make({ title: 'Reef tour', type: 'ATDW_AD', ...at(-26.3902, 153.0902) });
  const types = ['LP_AD', 'CP_AD', 'ATDW_AD'] as const;
  const marks = await markBrochures(context(), { zoom: 8, filter: { types: [...types] } });
  expect(marks.map(({ count, type, atdwCount }) => ({ count, type, atdwCount }))).toEqual([
    { count: 3, type: null, atdwCount: 1 },
    { count: 1, type: 'LP_AD', atdwCount: 0 },
  ]);
});

test("a cluster of one ad has the ad's position and index", async () => {
  const marks = await markBrochures(context(), { zoom: 20, filter: { mapAreas: ['noosa'] } });
  expect(marks).toEqual([
    expect.objectContaining({ count: 1, adIndex: 4, type: 'LP_AD', west: 153.09, north: -26.39 }),
  ]);
  expect(marks[0]?.latitude).toBeCloseTo(-26.39, 9);
  expect(marks[0]?.longitude).toBeCloseTo(153.09, 9);
});

test.each<[BrochureFilter, number]>([
  [{}, 3],
  [{ q: 'bakery' }, 1],
  [{ types: ['BRO_AD'] }, 1],
  [{ box: { west: 147, south: -43, east: 148, north: -42 } }, 1],
  [{ near: { latitude: -26, longitude: 153 } }, 3],
  [{ near: { latitude: -26.39, longitude: 153.09, withinKm: 5 } }, 2],
  [{ mapAreas: ['nowhere'] }, 0],
])('%j: the clusters cover the ads of the list that have a position', async (filter, count) => {
  const marks = await markBrochures(context(), { filter, zoom: 12 });
  const everywhere = { west: -180, south: -90, east: 180, north: 90 };
  const list = await listBrochures(context(), { filter: { box: everywhere, ...filter } });
  expect(marks.reduce((sum, mark) => sum + mark.count, 0)).toBe(count);
  expect(await list.totalCount()).toBe(count);
  expect(marks.flatMap((mark) => mark.databaseIds).sort()).toEqual(list.edges.map((edge) => edge.brochure.id).sort());
});

test.each([-1, 25, NaN])('refuses a zoom of %d and names the field', async (zoom) => {
  await expect(markBrochures(context(), { zoom })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test.each([19, 257, NaN])('refuses a spacing of %d and names the field', async (spacing) => {
  await expect(markBrochures(context(), { zoom: 12, spacing })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'spacing' }],
  });
});

test('a smaller spacing keeps ads apart that a larger one joins', async () => {
  const area = await makeMapArea(db.database);
  const filter = { mapAreas: [area.code] };
  // about 30 pixels apart at zoom 12
  await make({ title: 'West', ...at(-30, 120), mapAreaId: area.id });
  await make({ title: 'East', ...at(-30, 120.0103), mapAreaId: area.id });
  const count = async (spacing?: number) => (await markBrochures(context(), { filter, zoom: 12, spacing })).length;
  expect([await count(), await count(20)]).toEqual([1, 2]);
});

test('clusters thousands of ads with one statement, omits none and limits the result', async () => {
  const area = await makeMapArea(db.database);
  await db.database.query(
    `INSERT INTO brochures (did, type, status, title, category_id, map_area_id, latitude, longitude, position_source)
     SELECT lpad(n::text, 12, 'm'), 'LP_AD', 'PUBLISHED', 'Offer ' || n, $1, $2, -20 - n % 71 / 10.0, 140 + n / 71 / 10.0, 'EXACT'
     FROM generate_series(1, 5000) n`,
    [categoryId, area.id],
  );
  const filter = { mapAreas: [area.code] };
  await markBrochures(context(), { filter });
  let many: BrochureMarker[] = [];
  const statements = await countStatements(async () => (many = await markBrochures(context(), { filter, zoom: 22 })));
  expect(statements).toHaveLength(1);
  expect(many.length).toBeLessThanOrEqual(49 * 49);
  expect(many.reduce((sum, mark) => sum + mark.count, 0)).toBe(5000);
  const dots = await markBrochures(context(), { filter, zoom: 22, spacing: 20 });
  expect(dots.length).toBeGreaterThan(many.length);
  expect(dots.length).toBeLessThanOrEqual(97 * 97);
  expect(dots.reduce((sum, mark) => sum + mark.count, 0)).toBe(5000);
  const few = await markBrochures(context(), { filter });
  expect(few.length).toBeLessThanOrEqual(11 * 11);
  expect(few.reduce((sum, mark) => sum + mark.count, 0)).toBe(5000);
});
