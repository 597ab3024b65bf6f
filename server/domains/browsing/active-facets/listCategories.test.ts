import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Brochure } from '../../brochures/Brochure';
import { BrochureCategory } from '../../brochures/BrochureCategory';
import { listCategories, type ListCategoriesInput } from './listCategories';

const db = useTestDatabase();
const now = new Date('2026-11-20T03:00:00Z');

async function shown(input: ListCategoriesInput): Promise<string> {
  const categories = await listCategories(makeContext({ database: db.database, clock: { now: () => now } }), input);
  return categories
    .map(({ name, listedSubCategories }) => `${name}(${listedSubCategories.map((sub) => sub.name).join(' ')})`)
    .join(' ');
}

beforeAll(async () => {
  const { database } = db;
  const make = async (name: string, sortOrder: number, parentId: number | null = null, isActive = true) =>
    (await makeCategory(database, { name, sortOrder, parentId, isActive })).id;
  const food = await make('Food', 2);
  const cafes = await make('Cafes', 1, food);
  const bars = await make('Bars', 2, food);
  const tours = await make('Tours', 1);
  const boats = await make('Boats', 1, tours);
  const closed = await make('Closed', 3, null, false);
  await make('Empty', 4);
  const ad = (categoryId: number, values: Partial<Brochure>) =>
    makeBrochure(database, Object.assign({ status: 'PUBLISHED', categoryId }, values));
  const inCafes = await ad(cafes, { type: 'LP_AD' });
  await database.getRepository(BrochureCategory).insert({ brochureId: inCafes.id, categoryId: boats });
  await ad(bars, { status: 'PENDING_REVIEW' });
  await ad(bars, { validTo: '2026-11-19' });
  await ad(bars, { recordStatus: false, deletedAt: now });
  await ad(closed, { type: 'BRO_AD' });
  await ad(bars, { type: 'BRO_AD' });
});

test('administrators can include inactive categories', async () => {
  const input = { includeInactive: true };
  const context = makeContext({
    database: db.database,
    viewer: { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null },
  });
  const names = (await listCategories(context, input)).map(({ name }) => name);
  expect(names).toEqual(['Tours', 'Food', 'Closed', 'Empty']);
  await expect(shown(input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test.each<[string, ListCategoriesInput, string]>([
  ['all that take ads', {}, 'Tours(Boats) Food(Cafes Bars) Empty()'],
  ['those with public active ads of the default types', { activeOnly: true }, 'Tours(Boats) Food(Cafes)'],
  ['an empty list of types is none given', { activeOnly: true, types: [] }, 'Tours(Boats) Food(Cafes)'],
  ['of another type, without what is switched off', { activeOnly: true, types: ['BRO_AD'] }, 'Food(Bars)'],
  ['of a type that nobody has', { activeOnly: true, types: ['ATDW_AD'] }, ''],
])('%s', async (_, input, expected) => {
  expect(await shown(input)).toBe(expected);
});
