import { makeContext } from '../../../test/makeContext';
import { busyPoint, fillBrochures } from '../../../test/database/fillBrochures';
import { scansOf } from '../../../test/database/scansOf';
import { useTestDatabase } from '../../../test/testDatabase';
import { pointOnSphere } from '../../../shared/geo/sphere/pointOnSphere';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { BrochureList } from './BrochureList';
import { listBrochures } from './listBrochures';

const db = useTestDatabase();
const context = () => makeContext({ database: db.database });
const size = 50;

const elsewhere = { latitude: -27.1234, longitude: 152.9876 };

/** what a page reads at most: its ads, and those around a shared point or of another kind that it passes */
const fewRows = (ads: number): number => size * 6 + ads / 50;

describe.each([1_000, 10_000, 100_000])('among %i ads', (ads) => {
  beforeAll(async () => {
    await fillBrochures(db.database, ads);
  });

  test.each<[string, BrochureFilter]>([
    ['anywhere', { near: elsewhere }],
    ['where many ads share a point', { near: busyPoint }],
    ['within 5 km', { near: { ...elsewhere, withinKm: 5 } }],
    ['a common area', { near: elsewhere, mapAreas: ['filled-1'] }],
  ])('a page nearest first reads the index of places alone: %s', async (_, filter) => {
    for (const after of [null, await cursorAt(filter, 20)]) {
      const [scan, ...others] = await scansOf(db.database, await pageOf(filter, after));
      expect(scan?.name).toMatch(/^Index Only Scan brochures_(area_)?geo_idx$/);
      expect(scan?.rows).toBeLessThan(fewRows(ads));
      expect(others).toEqual([]);
    }
  });

  test.each<[string, BrochureFilter]>([
    ['coupons', { near: elsewhere, types: ['CP_AD'] }],
    ['a common category', { near: elsewhere, categories: ['FILLED_1'] }],
    ['a rare category', { near: elsewhere, categories: ['FILLED_50'] }],
    ['a rare area', { near: elsewhere, mapAreas: ['filled-20'] }],
    ['rare areas', { near: elsewhere, mapAreas: ['filled-20', 'unknown'] }],
  ])('a page nearest first reads few ads: %s', async (_, filter) => {
    for (const { name, rows } of await scansOf(db.database, await pageOf(filter, null))) {
      expect(name).not.toMatch(/^Seq Scan/);
      expect(rows).toBeLessThan(fewRows(ads) * 10);
    }
  });

  test.each<[string, BrochureFilter, index: RegExp]>([
    ['all', {}, /^Index Only Scan brochures_public_list_idx$/],
    ['a common category', { categories: ['FILLED_1'] }, /^Index Only Scan brochures_public_list_idx$/],
    ['a common area', { mapAreas: ['filled-1'] }, /^Index Only Scan brochures_area_list_idx$/],
    ['a rare area', { mapAreas: ['filled-20'] }, /^Index Only Scan brochures_area_list_idx$/],
    [
      'a category in an area',
      { categories: ['FILLED_1'], mapAreas: ['filled-1'] },
      /^Index Only Scan brochures_area_list_idx$/,
    ],
    ['common areas', { mapAreas: ['filled-1', 'filled-2'] }, /^Index Only Scan brochures_public_list_idx$/],
  ])('a page in the order of the list passes few entries of an index: %s', async (_, filter, index) => {
    const [scan, ...others] = await scansOf(db.database, await pageOf(filter, null));
    expect(scan?.name).toMatch(index);
    expect(scan?.rows).toBeLessThan(fewRows(ads));
    expect(others).toEqual([]);
  });

  test.each<[string, BrochureFilter]>([
    ['a rare category', { categories: ['FILLED_50'] }],
    ['a rare category in a common area', { categories: ['FILLED_50'], mapAreas: ['filled-1'] }],
    ['rare areas', { mapAreas: ['filled-20', 'unknown'] }],
    ['an unknown category', { categories: ['UNKNOWN'] }],
  ])('a page in the order of the list fetches few ads: %s', async (_, filter) => {
    for (const { rows } of await scansOf(db.database, await pageOf(filter, null))) {
      expect(rows).toBeLessThanOrEqual(Math.max(1_000, ads / 1_000));
    }
  });

  test.each(['ASC', 'DESC'] as const)('a page of the administrators by views reads few ads: %s', async (direction) => {
    const administrator = { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null } as const;
    const admins = makeContext({ database: db.database, viewer: administrator });
    const filter: BrochureFilter = { statuses: ['PUBLISHED', 'PENDING_REVIEW'] };
    const list = await BrochureList.prepare(admins, filter, [{ field: 'VIEWS', direction }]);
    const page = list.pageStatement({ size: 100, reading: 'FORWARD', after: null, before: null, offset: 0 });
    const scans = await scansOf(db.database, page);
    const index = direction === 'ASC' ? 'brochure_views_least_idx' : 'brochure_views_most_idx';
    expect(scans.map(({ name }) => name)).toEqual([
      expect.stringMatching(`^Index (Only )?Scan ${index}$`),
      'Index Scan brochures_pkey',
    ]);
    for (const { rows } of scans) expect(rows).toBeLessThanOrEqual(110);
  });
});

async function pageOf(filter: BrochureFilter, after: string | null) {
  const list = await BrochureList.prepare(context(), filter, null);
  return list.pageStatement({ size, reading: 'FORWARD', after, before: null, offset: 0 });
}

test.each([
  ['of 1,000 ads', busyPoint],
  ['elsewhere', elsewhere],
])('pages by cursor and by number follow distance, then the newest id: %s', async (_, near) => {
  const most = 400;
  const expected = await db.database.query<{ id: number }[]>(
    `SELECT id FROM (SELECT id, geo <-> $1::cube AS distance FROM brochures WHERE status = 'PUBLISHED') b
     ORDER BY distance, id DESC LIMIT ${most}`,
    [`(${pointOnSphere(near.latitude, near.longitude).join(', ')})`],
  );
  const byCursor: number[] = [];
  const byNumber: number[] = [];
  let after: string | undefined;
  for (let page = 0; page < most / size; page += 1) {
    const next = await listBrochures(context(), { filter: { near }, page: { first: size, after } });
    byCursor.push(...next.edges.map(({ brochure }) => brochure.id));
    after = next.edges.at(-1)?.cursor;
    const numbered = { first: size, offset: byNumber.length };
    const { edges } = await listBrochures(context(), { filter: { near }, page: numbered });
    byNumber.push(...edges.map(({ brochure }) => brochure.id));
  }
  expect(byCursor).toEqual(expected.map(({ id }) => id));
  expect(byNumber).toEqual(byCursor);
});

async function cursorAt(filter: BrochureFilter, at: number): Promise<string | null> {
  const { edges } = await listBrochures(context(), { filter, page: { first: at } });
  return edges.at(-1)?.cursor ?? null;
}
