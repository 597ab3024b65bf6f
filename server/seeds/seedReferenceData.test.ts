import { Category } from '../domains/categories/Category';
import { createTestDatabase, type TestDatabase } from '../test/testDatabase';
import { categorySynonyms } from './categorySynonyms';
import { seedReferenceData } from './seedReferenceData';

describe('seedReferenceData', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await createTestDatabase();
  });
  afterEach(() => test.drop());

  it('creates the ten categories in their order, with sub-categories', async () => {
    await seedReferenceData(test.database);
    const categories = await test.database.getRepository(Category).find({ order: { sortOrder: 'ASC' } });
    const roots = categories.filter((category) => category.parentId === null);
    expect(roots.map((category) => category.code)).toEqual([
      'FOOD_DRINK',
      'ACTIVE',
      'STAY',
      'HIRE_TSPT',
      'TOURS',
      'INFO',
      'BEAUTY',
      'SERVICES',
      'SHOP',
      'OTHER',
    ]);
    const subsOf = (code: string): string[] => {
      const parent = roots.find((root) => root.code === code);
      return categories.filter((category) => category.parentId === parent?.id).map((category) => category.code);
    };
    expect(subsOf('BEAUTY')).toEqual(['BEAUTY_HAIR', 'BEAUTY_SALONS', 'BEAUTY_SPA']);
    expect(categories.every((category) => category.isActive)).toBe(true);
  });

  it("adds nothing the second time, and keeps an administrator's changes", async () => {
    const categories = test.database.getRepository(Category);
    expect(await seedReferenceData(test.database)).toBeGreaterThan(50);
    await categories.update({ code: 'STAY' }, { name: 'Places to stay', isActive: false });
    expect(await seedReferenceData(test.database)).toBe(0);
    await expect(categories.findOneByOrFail({ code: 'STAY' })).resolves.toMatchObject({
      name: 'Places to stay',
      isActive: false,
    });
  });

  it('adds synonyms once: removed ones stay removed', async () => {
    const categories = test.database.getRepository(Category);
    await seedReferenceData(test.database);
    const cafes = { code: 'FOOD_DRINK_CAFES' };
    expect((await categories.findOneByOrFail(cafes)).searchSynonyms).toContain('coffee');
    await categories.update(cafes, { synonyms: [] });
    await seedReferenceData(test.database);
    expect((await categories.findOneByOrFail(cafes)).searchSynonyms).toEqual([]);
  });

  it('knows the codes of its synonyms', async () => {
    await seedReferenceData(test.database);
    const codes = (await test.database.getRepository(Category).find()).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(Object.keys(categorySynonyms)));
  });

  it('adds missing rows', async () => {
    await seedReferenceData(test.database);
    await test.database.getRepository(Category).delete({ code: 'SHOP_SURF' });
    expect(await seedReferenceData(test.database)).toBe(1);
  });
});
