import { Category } from '../domains/categories/Category';
import { createTestDatabase, type TestDatabase } from '../test/testDatabase';
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

  it('adds missing rows', async () => {
    await seedReferenceData(test.database);
    await test.database.getRepository(Category).delete({ code: 'SHOP_SURF' });
    expect(await seedReferenceData(test.database)).toBe(1);
  });
});
