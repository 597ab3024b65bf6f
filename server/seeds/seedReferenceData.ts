import type { DataSource, EntityManager } from 'typeorm';
import { Category } from '../domains/categories/Category';
import { categorySynonyms } from './categorySynonyms';
import { referenceCategories } from './referenceCategories';

/**
 * Creates the data of every installation, also in production. It only adds rows whose code is missing: names, order,
 * places and synonyms that an administrator has changed stay. Returns the number of added rows.
 */
export async function seedReferenceData(database: DataSource): Promise<number> {
  return database.transaction(async (manager) => {
    const roots = referenceCategories.map(({ code, name, icon }, i) => ({
      ...{ code, name, ownIcon: icon },
      ...{ sortOrder: i + 1, parentId: null },
    }));
    const added = await addMissing(manager, roots);
    const idOf = new Map((await manager.getRepository(Category).find()).map(({ id, code }) => [code, id]));
    const subs = referenceCategories.flatMap(({ code, subCategories }) =>
      Object.entries(subCategories).map(([part, name], i) => ({
        code: `${code}_${part}`,
        name,
        sortOrder: i + 1,
        parentId: idOf.get(code) ?? null,
        ownIcon: null,
      })),
    );
    const addedSubs = await addMissing(manager, subs);
    await addSynonyms(manager);
    return added + addedSubs;
  });
}

type NewCategory = Pick<Category, 'code' | 'name' | 'sortOrder' | 'parentId' | 'ownIcon'>;

async function addMissing(manager: EntityManager, categories: NewCategory[]): Promise<number> {
  const added = await manager.query<{ id: number }[]>(
    `INSERT INTO categories (code, name, sort_order, parent_id, own_icon)
     SELECT code, name, "sortOrder", "parentId", "ownIcon"
     FROM jsonb_to_recordset($1) AS given (code text, name text, "sortOrder" int, "parentId" int, "ownIcon" text)
     WHERE NOT EXISTS (SELECT FROM categories WHERE categories.code = given.code)
     ON CONFLICT (code) DO NOTHING
     RETURNING id`,
    [JSON.stringify(categories)],
  );
  return added.length;
}

/** Only where synonyms were never set: an administrator may have removed all. */
async function addSynonyms(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE categories SET synonyms = ARRAY(SELECT jsonb_array_elements_text(given.value))
     FROM jsonb_each($1::jsonb) AS given WHERE categories.code = given.key AND categories.synonyms IS NULL`,
    [JSON.stringify(categorySynonyms)],
  );
}
