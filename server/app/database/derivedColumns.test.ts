import { BrochureCategory } from '../../domains/brochures/BrochureCategory';
import { Category } from '../../domains/categories/Category';
import { pointOnSphere } from '../../shared/geo/sphere/pointOnSphere';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { useTestDatabase } from '../../test/testDatabase';

const test = useTestDatabase();
type BrochureValues = NonNullable<Parameters<typeof makeBrochure>[1]>;

const read = async <T>(expression: string, id: number): Promise<T> => {
  const [row] = await test.database.query<{ value: T }[]>(
    `SELECT ${expression} AS value FROM brochures WHERE id = $1`,
    [id],
  );
  if (!row) throw new Error(`No ad ${id}.`);
  return row.value;
};

describe('category_ids', () => {
  const idsOf = (id: number): Promise<number[]> => read('category_ids', id);
  const ascending = (...ids: number[]): number[] => ids.toSorted((a, b) => a - b);

  it('contains main and further categories with their parents, and follows every change', async () => {
    const food = await makeCategory(test.database);
    const cafes = await makeCategory(test.database, { parentId: food.id });
    const shops = await makeCategory(test.database);
    const flowers = await makeCategory(test.database, { parentId: shops.id });
    const further = test.database.getRepository(BrochureCategory);

    const { id } = await makeBrochure(test.database, { categoryId: cafes.id });
    expect(await idsOf(id)).toEqual(ascending(cafes.id, food.id));

    await further.insert({ brochureId: id, categoryId: flowers.id });
    expect(await idsOf(id)).toEqual(ascending(cafes.id, food.id, flowers.id, shops.id));

    await test.database.query('UPDATE brochures SET category_id = $1 WHERE id = $2', [food.id, id]);
    expect(await idsOf(id)).toEqual(ascending(food.id, flowers.id, shops.id));

    await test.database.getRepository(Category).update(flowers.id, { parentId: food.id });
    expect(await idsOf(id)).toEqual(ascending(food.id, flowers.id));

    await further.delete({ brochureId: id, categoryId: flowers.id });
    expect(await idsOf(id)).toEqual([food.id]);
  });

  it('cannot be written by hand', async () => {
    const category = await makeCategory(test.database);
    const { id } = await makeBrochure(test.database, { categoryId: category.id });
    await test.database.query(`UPDATE brochures SET category_ids = '{1,2,3}' WHERE id = $1`, [id]);
    expect(await idsOf(id)).toEqual([category.id]);
  });
});

describe('the period in which an ad is shown', () => {
  it.each<[string, BrochureValues, string, string]>([
    [
      'are midnights of its zone',
      { validFrom: '2026-11-20', validTo: '2026-11-21', timeZone: 'Australia/Brisbane' },
      '2026-11-19T14:00:00.000Z',
      '2026-11-21T14:00:00.000Z',
    ],
    [
      'follow summer time',
      { validFrom: '2026-10-03', validTo: '2026-10-04', timeZone: 'Australia/Sydney' },
      '2026-10-02T14:00:00.000Z',
      '2026-10-04T13:00:00.000Z',
    ],
    [
      'know half hours',
      { validFrom: '2026-11-20', validTo: '2026-11-20', timeZone: 'Australia/Adelaide' },
      '2026-11-19T13:30:00.000Z',
      '2026-11-20T13:30:00.000Z',
    ],
  ])('%s', async (_, values, from, until) => {
    const { id } = await makeBrochure(test.database, values);
    expect((await read<Date>('visible_from', id)).toISOString()).toBe(from);
    expect((await read<Date>('visible_until', id)).toISOString()).toBe(until);
  });

  it('are endless without dates', async () => {
    const { id } = await makeBrochure(test.database);
    expect(await read('visible_from::text', id)).toBe('-infinity');
    expect(await read('visible_until::text', id)).toBe('infinity');
  });
});

describe('the position', () => {
  it('is a point of our own geometry', async () => {
    const { id } = await makeBrochure(test.database, { latitude: -26.4, longitude: 153.09, positionSource: 'EXACT' });
    const point = await read<number[]>('ARRAY[geo -> 1, geo -> 2, geo -> 3]', id);
    pointOnSphere(-26.4, 153.09).forEach((value, i) => {
      expect(point[i]).toBeCloseTo(value, 6);
    });
  });

  it('is absent without coordinates', async () => {
    const { id } = await makeBrochure(test.database);
    expect(await read('geo', id)).toBeNull();
  });
});

describe('the text search', () => {
  it.each([
    ['a stem', 'Fresh lamingtons daily', 'lamington', true],
    ['an accent that was not typed', 'Café Olé', 'cafe', true],
    ['an accent that was typed', 'Cafe Ole', 'café', true],
    ['another word', 'Fresh lamingtons daily', 'pavlova', false],
  ])('finds by %s', async (_, title, words, found) => {
    const { id } = await makeBrochure(test.database, { title });
    const match = `search_vector @@ websearch_to_tsquery('english', fold_accents('${words}'))`;
    expect(await read<boolean>(match, id)).toBe(found);
  });
});

describe('the sort key of titles', () => {
  it('falls back to the company, without accents or capitals', async () => {
    const { id } = await makeBrochure(test.database, { title: null, companyName: 'Éclair & Co' });
    expect(await read('title_sort_key', id)).toBe('eclair & co');
  });
});

describe('brochure_views', () => {
  const viewsOf = (id: number) => test.database.query('SELECT views FROM brochure_views WHERE brochure_id = $1', [id]);

  it('has the counted views of each ad, and adds what servers of the version before count', async () => {
    const { id } = await makeBrochure(test.database, { formerViewsCount: 3 });
    expect(await viewsOf(id)).toEqual([{ views: 3 }]);
    await test.database.query('UPDATE brochure_views SET views = views + 4 WHERE brochure_id = $1', [id]);
    await test.database.query('UPDATE brochures SET detail_views_count = detail_views_count + 2 WHERE id = $1', [id]);
    expect(await viewsOf(id)).toEqual([{ views: 9 }]);
    await test.database.query('DELETE FROM brochures WHERE id = $1', [id]);
    expect(await viewsOf(id)).toEqual([]);
  });
});
