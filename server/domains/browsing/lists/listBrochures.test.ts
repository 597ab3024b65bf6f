import type { Viewer } from '../../../shared/Viewer';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { thumbnailLoader } from '../../brochures/assets/thumbnailLoader';
import { Brochure } from '../../brochures/Brochure';
import { BrochureCategory } from '../../brochures/BrochureCategory';
import { brochureCategoriesLoader } from '../../brochures/relations/brochureCategoriesLoader';
import type { Category } from '../../categories/Category';
import { categoryLoader } from '../../categories/categoryLoader';
import { mapAreaLoader } from '../../map-areas/mapAreaLoader';
import { vendorLoader } from '../../vendors/vendorLoader';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { listBrochures } from './listBrochures';

const db = useTestDatabase();
const administrator: Viewer = { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null };
const now = new Date('2026-11-20T03:00:00Z');

let food: Category, cafes: Category, tours: Category;
let vendorId: number, otherVendorId: number;
let noosa: { id: number; did: string; code: string };

const context = (viewer: Viewer | null = null) =>
  makeContext({ database: db.database, viewer, clock: { now: () => now } });

async function titles(filter: BrochureFilter, viewer: Viewer | null = null): Promise<string> {
  const { edges, totalCount } = await listBrochures(context(viewer), { filter, page: { first: 100 } });
  expect(await totalCount()).toBe(edges.length);
  return edges.map(({ brochure }) => brochure.title).join(', ');
}

const make = (title: string, values: Partial<Brochure> = {}) =>
  makeBrochure(db.database, Object.assign({ title, status: 'PUBLISHED' as const, categoryId: tours.id }, values));

const at = (latitude: number, longitude: number) => ({
  latitude,
  longitude,
  positionSource: 'EXACT' as const,
});

beforeAll(async () => {
  const { database } = db;
  food = await makeCategory(database, { code: 'FOOD_DRINK', name: 'Food & drink' });
  cafes = await makeCategory(database, { code: 'FOOD_DRINK_CAFES', name: 'Cafes', parentId: food.id });
  tours = await makeCategory(database, { code: 'TOURS', name: 'Tours' });
  vendorId = (await makeVendor(database, { companyName: 'Reef Co' })).id;
  otherVendorId = (await makeVendor(database)).id;
  noosa = await makeMapArea(database, { code: 'noosa', name: 'Noosa' });

  await make('Bakery', { adIndex: 3, categoryId: cafes.id, mapAreaId: noosa.id, ...at(-26.4, 153.09) });
  await make('Reef tour', { adIndex: 1, vendorId, highlights: 'Snorkelling with turtles', ...at(-26.38, 153.1) });
  await make('Café Sole', { adIndex: 2, type: 'BLD_AD', companyName: 'Sunny Pty Ltd', categoryId: food.id });
  const kayaks = await make('Kayaks', { validFrom: '2026-11-01', validTo: '2026-11-20', ...at(-16.9, 145.77) });
  await database.getRepository(BrochureCategory).insert({ brochureId: kayaks.id, categoryId: cafes.id });
  await make('Ended', { validTo: '2026-11-19', vendorId });
  await make('Not yet', { validFrom: '2026-11-21' });
  await make('Pending', { status: 'PENDING_REVIEW', vendorId });
  await make('Archived', { status: 'ARCHIVED', vendorId });
  await make('Deleted', { recordStatus: false, deletedAt: now, vendorId });
  await make('Flip book', { type: 'BRO_AD', vendorId });
  await make('Elsewhere', { type: 'PT_AD', googleAdUrl: 'https://elsewhere.example', status: 'PUBLISHED' });
});

describe('scope by caller', () => {
  const everything = 'Reef tour, Café Sole, Bakery, Not yet, Kayaks, Elsewhere, Flip book, Archived, Pending, Ended';

  test.each<[string, () => Viewer | null, () => BrochureFilter, string]>([
    ['anyone: published, active, default types', () => null, () => ({}), 'Reef tour, Café Sole, Bakery, Kayaks'],
    ['anyone, pending without direct filter', () => null, () => ({ statuses: ['PENDING_REVIEW'] }), ''],
    [
      'anyone, by vendor, pending asked for',
      () => null,
      () => ({ vendorId, statuses: ['PENDING_REVIEW', 'PUBLISHED'] }),
      'Reef tour',
    ],
    ['anyone, archived by vendor', () => null, () => ({ vendorId, statuses: ['ARCHIVED'] }), ''],
    ['anyone, outside the dates when asked: what has ended', () => null, () => ({ isActive: false }), 'Ended'],
    ['an administrator, outside the dates', () => administrator, () => ({ isActive: false }), 'Not yet, Ended'],
    [
      'a vendor in its own list',
      () => ({ accountId: 2, role: 'VENDOR', vendorId, vendorRole: 'OWNER' }),
      () => ({ vendorId }),
      'Reef tour, Flip book, Archived, Pending, Ended',
    ],
    [
      "a vendor in another's list",
      () => ({ accountId: 2, role: 'VENDOR', vendorId: otherVendorId, vendorRole: 'OWNER' }),
      () => ({ vendorId, statuses: ['ARCHIVED', 'PENDING_REVIEW'] }),
      '',
    ],
    ['an administrator', () => administrator, () => ({}), everything],
    ['an administrator: archived', () => administrator, () => ({ statuses: ['ARCHIVED'] }), 'Archived'],
  ])('%s', async (_, viewer, filter, expected) => {
    expect(await titles(filter(), viewer())).toBe(expected);
  });
});

describe('filters', () => {
  test.each<[string, () => BrochureFilter, string]>([
    ['a type', () => ({ types: ['BRO_AD'] }), 'Flip book'],
    ['several types', () => ({ types: ['BRO_AD', 'BLD_AD'] }), 'Café Sole, Flip book'],
    ['no type at all', () => ({ types: [] }), ''],
    [
      'a parent with its sub-categories, main or further',
      () => ({ categories: ['FOOD_DRINK'] }),
      'Café Sole, Bakery, Kayaks',
    ],
    ['a sub-category', () => ({ categories: ['FOOD_DRINK_CAFES'] }), 'Bakery, Kayaks'],
    ['several categories', () => ({ categories: ['FOOD_DRINK_CAFES', 'TOURS'] }), 'Reef tour, Bakery, Kayaks'],
    ['an unknown category', () => ({ categories: ["'; DROP TABLE brochures; --"] }), ''],
    ['an unknown category beside a known one', () => ({ categories: ['NONE', 'FOOD_DRINK_CAFES'] }), 'Bakery, Kayaks'],
    ['an area by code', () => ({ mapAreas: ['noosa'] }), 'Bakery'],
    ['an area by did', () => ({ mapAreas: [noosa.did] }), 'Bakery'],
    ['an unknown area', () => ({ mapAreas: ['\0', 'nowhere'] }), ''],
    ['a vendor', () => ({ vendorId }), 'Reef tour'],
    ['a vendor that does not exist', () => ({ vendorId: 2_147_483_647 }), ''],
    ['no ids', () => ({ ids: [] }), ''],
    ['a box', () => ({ box: { west: 153, south: -27, east: 154, north: -26 } }), 'Reef tour, Bakery'],
    [
      'a box across the date line',
      () => ({ box: { west: 150, south: -27, east: -170, north: -26 } }),
      'Reef tour, Bakery',
    ],
    ['a box with nothing in it', () => ({ box: { west: 10, south: 40, east: 11, north: 41 } }), ''],
  ])('%s', async (_, filter, expected) => {
    expect(await titles(filter())).toBe(expected);
  });

  test('an id finds its ad of any type', async () => {
    const { id } = await db.database.getRepository(Brochure).findOneByOrFail({ title: 'Elsewhere' });
    expect(await titles({ ids: [id] })).toBe('Elsewhere');
  });

  test('a new category is found at once', async () => {
    await titles({ categories: ['TOURS'] });
    const spa = await makeCategory(db.database, { code: 'BEAUTY_SPA' });
    const { id } = await make('Spa', { categoryId: spa.id });
    expect(await titles({ categories: ['BEAUTY_SPA'] })).toBe('Spa');
    await db.database.getRepository(Brochure).delete({ id });
  });
});

describe('search', () => {
  test.each([
    ['a word of the title', 'bakery', 'Bakery'],
    ['the beginning of a word', 'bak', 'Bakery'],
    ['another form of the word', 'snorkel', 'Reef tour'],
    ['without its accent', 'cafe sol', 'Café Sole'],
    ['with its accent', 'CAFÉ sol', 'Café Sole'],
    ['the company', 'sunny', 'Café Sole'],
    ['the highlights', 'turtles', 'Reef tour'],
    ['two words', 'reef turt', 'Reef tour'],
    ['a phrase', '"reef tour"', 'Reef tour'],
    ['a phrase the other way round', '"tour reef"', ''],
    ['one or the other', 'bakery or kayaks', 'Bakery, Kayaks'],
    ['one but not the other', 'good -tour -bakery -kayaks', 'Café Sole'],
    ['blanks are no search', '   ', 'Reef tour, Café Sole, Bakery, Kayaks'],
    ['signs only', '!!! ()', ''],
    ['small words do not narrow it', 'bakery in the', 'Bakery'],
  ])('%s', async (_, q, expected) => {
    expect(await titles({ q })).toBe(expected);
  });

  test.each([
    "'",
    "';--",
    '\\',
    "a'b",
    "x':*",
    '((',
    '"',
    '""""',
    '!&|<->',
    ':*',
    '%_%',
    '\0',
    '½',
    'ŉ',
    'ß',
    '🦘',
    '<script>',
    'a'.repeat(200),
  ])('%j does no harm', async (q) => {
    await expect(listBrochures(context(), { filter: { q } })).resolves.toBeDefined();
  });
});

describe('near a place', () => {
  const near = { latitude: -26.38, longitude: 153.09 };

  test('sorts nearest first with distances, without ads that have no position', async () => {
    const { edges } = await listBrochures(context(), { filter: { near } });
    expect(edges.map(({ brochure, distanceKm }) => `${brochure.title ?? ''} ${distanceKm ?? ''}`)).toEqual([
      'Reef tour 1',
      'Bakery 2.22',
      'Kayaks 1296.75',
    ]);
  });

  test.each([
    [2.2, 'Reef tour'],
    [2.3, 'Reef tour, Bakery'],
    [20_015, 'Reef tour, Bakery, Kayaks'],
    [0, ''],
  ])('within %d km', async (withinKm, expected) => {
    expect(await titles({ near: { ...near, withinKm } })).toBe(expected);
  });

  test('within 0 km finds an ad at its own place, whatever the rounding', async () => {
    const places = Array.from({ length: 24 }, (_, n) => at(-26.3771 - n / 977, 150.0913 + n / 1009));
    for (const place of places) {
      const { id } = await make('Here', place);
      const { edges } = await listBrochures(context(), { filter: { near: { ...place, withinKm: 0 } } });
      await db.database.getRepository(Brochure).delete(id);
      expect(edges.map(({ brochure }) => brochure.id)).toEqual([id]);
    }
  });

  test('combines with a search, a category and a box', async () => {
    const box = { west: 150, south: -30, east: 155, north: -20 };
    expect(await titles({ near, q: 'bakery', categories: ['FOOD_DRINK'], box })).toBe('Bakery');
    expect(await titles({ near: { ...near, withinKm: 1 }, q: 'bakery' })).toBe('');
  });

  test('counts without the distance', async () => {
    const { totalCount } = await listBrochures(context(), { filter: { near }, page: { first: 1 } });
    expect(await totalCount()).toBe(3);
  });

  test('returns the distance in another order too', async () => {
    const { edges } = await listBrochures(context(), {
      filter: { near },
      orderBy: [{ field: 'TITLE', direction: 'ASC' }],
    });
    expect(edges.map(({ distanceKm }) => distanceKm)).toEqual([2.22, 1296.75, 1]);
  });
});

test.each<[BrochureFilter, string]>([
  [{ near: { latitude: 91, longitude: 0 } }, 'filter.near.latitude OUT_OF_RANGE'],
  [
    { near: { latitude: NaN, longitude: 181 } },
    'filter.near.latitude OUT_OF_RANGE, filter.near.longitude OUT_OF_RANGE',
  ],
  [{ near: { latitude: 0, longitude: 0, withinKm: -1 } }, 'filter.near.withinKm OUT_OF_RANGE'],
  [{ box: { west: 0, east: 1, south: 5, north: 4 } }, 'filter.box OUT_OF_RANGE'],
  [{ ids: [1.5] }, 'filter.ids OUT_OF_RANGE'],
  [{ ids: Array.from({ length: 501 }, (_, id) => id) }, 'filter.ids TOO_MANY'],
  [{ vendorId: 2 ** 31 }, 'filter.vendorId OUT_OF_RANGE'],
  [{ q: 'a'.repeat(201) }, 'filter.q TOO_LONG'],
])('refuses an invalid filter: %#', async (filter, expected) => {
  expect.assertions(1);
  await listBrochures(context(), { filter }).catch((error: unknown) => {
    const { errors } = error as { errors: { field: string; code: string }[] };
    expect(errors.map(({ field, code }) => `${field} ${code}`).join(', ')).toBe(expected);
  });
});

test('an ad of a list equals the one read by TypeORM, and has its relations', async () => {
  const { database } = db;
  const { id } = await make('With everything', {
    type: 'CP_AD',
    vendorId,
    categoryId: cafes.id,
    mapAreaId: noosa.id,
    validFrom: '2026-01-01',
    validTo: '2027-01-01',
    normalPriceSince: '2025-01-01',
    normalPriceCents: 2_000,
    discountedPriceCents: 1_000,
    numberOfCoupons: 10,
    termsOfOffer: 'One each.',
  });
  await database.getRepository(BrochureCategory).insert({ brochureId: id, categoryId: tours.id });
  await makeAsset(database, { brochureId: id, type: 'BROCHURE_THUMBNAIL_IMAGE', sortOrder: 0 });
  await makeAsset(database, { brochureId: id, sortOrder: 2, altText: 'second' });
  await makeAsset(database, { brochureId: id, sortOrder: 1, altText: 'first' });
  const asked = context();
  const { edges } = await listBrochures(asked, { filter: { ids: [id] } });
  const listed = edges[0]!.brochure;
  expect(listed).toBeInstanceOf(Brochure);
  const { vendor, mapArea, category, thumbnail, ...own } = listed;
  const whole = Object.assign(new Brochure(), own);
  expect(whole).toStrictEqual(await database.getRepository(Brochure).findOneByOrFail({ id }));
  expect([vendor?.companyName, mapArea?.code, category?.code, category?.parent?.code, thumbnail?.altText]).toEqual([
    'Reef Co',
    'noosa',
    'FOOD_DRINK_CAFES',
    'FOOD_DRINK',
    'first',
  ]);
  expect((await asked.loader(vendorLoader).load(vendorId))?.companyName).toBe('Reef Co');
  expect((await asked.loader(mapAreaLoader).load(noosa.id))?.code).toBe('noosa');
  expect((await asked.loader(categoryLoader).load(cafes.id))?.code).toBe('FOOD_DRINK_CAFES');
  expect((await asked.loader(categoryLoader).load(food.id))?.code).toBe('FOOD_DRINK');
  expect((await asked.loader(brochureCategoriesLoader).load(id)).map((each) => each.code)).toEqual(['TOURS']);
  expect((await asked.loader(thumbnailLoader).load(id))?.altText).toBe('first');
  await database.getRepository(Brochure).delete({ id });
});
