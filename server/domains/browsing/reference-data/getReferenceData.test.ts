import { countStatements } from '../../../test/database/countStatements';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import { Category } from '../../categories/Category';
import { MapArea } from '../../map-areas/MapArea';
import { readBrochures } from '../rows/readBrochures';

const db = useTestDatabase();

async function readOne(id: number): Promise<Brochure> {
  const { brochures } = await readBrochures(makeContext({ database: db.database }), [id]);
  return brochures[0]!;
}

describe('categories and map areas of ads', () => {
  it('are cached, and read again after any change', async () => {
    const { database } = db;
    const [parent, area] = [await makeCategory(database), await makeMapArea(database)];
    const category = await makeCategory(database, { parentId: parent.id });
    const { id } = await makeBrochure(database, { categoryId: category.id, mapAreaId: area.id });
    const ad = await readOne(id);
    expect(ad.category).toMatchObject(category);
    expect(ad.category?.parent).toMatchObject(Object.assign(parent, { parent: null }));
    expect(ad.mapArea).toMatchObject(area);
    expect(await countStatements(() => readOne(id))).toHaveLength(1);

    await database.getRepository(Category).update(parent.id, { name: 'Anew' });
    expect((await readOne(id)).category?.parent?.name).toBe('Anew');
    await database.query('UPDATE map_areas SET name = $1 WHERE id = $2', ['Elsewhere', area.id]);
    expect((await readOne(id)).mapArea?.name).toBe('Elsewhere');
    const other = await makeCategory(database);
    await database.getRepository(Brochure).update(id, { categoryId: other.id, mapAreaId: null });
    await database.getRepository(MapArea).delete(area.id);
    expect(await readOne(id)).toMatchObject({ category: other, mapArea: null });
    expect(await countStatements(() => readOne(id))).toHaveLength(1);
  });

  it('are those of committed transactions, not of one that is rolled back', async () => {
    const { database } = db;
    const category = await makeCategory(database, { name: 'Before' });
    const { id } = await makeBrochure(database, { categoryId: category.id });
    const runner = database.createQueryRunner();
    await runner.startTransaction();
    await runner.query('UPDATE categories SET name = $1 WHERE id = $2', ['Meanwhile', category.id]);
    expect((await readOne(id)).category?.name).toBe('Before');
    await runner.rollbackTransaction();
    expect((await readOne(id)).category?.name).toBe('Before');
    await runner.startTransaction();
    await runner.query('UPDATE categories SET name = $1 WHERE id = $2', ['After', category.id]);
    await runner.commitTransaction();
    await runner.release();
    expect((await readOne(id)).category?.name).toBe('After');
  });

  it('are frozen, because all callers share them', async () => {
    const { id } = await makeBrochure(db.database);
    const { category } = await readOne(id);
    expect(() => Object.assign(category!, { name: 'Mine' })).toThrow(TypeError);
  });
});
