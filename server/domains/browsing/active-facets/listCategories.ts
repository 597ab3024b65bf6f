import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { flatEntity, type SqlRow } from '../../../platform/database/flatEntity';
import { SqlValues } from '../../../platform/database/SqlValues';
import { authorize } from '../../../shared/authorize';
import type { BrochureType } from '../../brochures/BrochureType';
import { Category } from '../../categories/Category';
import { categoryLoader } from '../../categories/categoryLoader';
import { ListedCategory } from '../../categories/ListedCategory';
import { isPubliclyVisible } from './isPubliclyVisible';
import { ActiveListArgs } from './ActiveListArgs';

@ArgsType()
export class CategoriesArgs extends ActiveListArgs {
  @Field(() => Boolean, {
    defaultValue: false,
    nullable: true,
    description: 'Those too that take no more ads. For administrators; not together with `activeOnly`.',
  })
  includeInactive?: boolean | null;
}

export interface ListCategoriesInput {
  /** only categories, and sub-categories in them, with at least one public active ad of the types */
  activeOnly?: boolean | null;
  /** empty or absent: the default list types */
  types?: readonly BrochureType[] | null;
  /** includes categories that take no more ads, for administrators */
  includeInactive?: boolean | null;
}

/** Returns the top categories in menu order, each with its sub-categories. Runs one statement. */
export async function listCategories(
  context: RequestContext,
  input: ListCategoriesInput = {},
): Promise<ListedCategory[]> {
  if (input.includeInactive) authorize(context.viewer, 'listInactiveCategories');
  const category = flatEntity(context.database, Category, 'c');
  const values = new SqlValues();
  const from = input.activeOnly
    ? `WITH shown AS (SELECT c.id, c.parent_id FROM categories c WHERE c.is_active AND (${present(input.types, context.clock.now(), values)}))
       SELECT ${category.select} FROM categories c WHERE c.is_active AND c.id IN (SELECT id FROM shown UNION ALL SELECT parent_id FROM shown)`
    : `SELECT ${category.select} FROM categories c WHERE ${input.includeInactive ? 'true' : 'c.is_active'}`;
  const rows = await context.database.query<SqlRow[]>(`${from} ORDER BY c.sort_order, c.name, c.id`, values.all);
  const loader = context.loader(categoryLoader);
  const listed = rows.flatMap((row) => {
    const read = category.read(row);
    if (!read) return [];
    loader.prime(read.id, read);
    return [Object.assign(new ListedCategory(), read)];
  });
  for (const each of listed) {
    each.listedSubCategories = listed.filter((other) => other.parentId === each.id);
  }
  return listed.filter((each) => each.parentId === null);
}

/**
 * Returns SQL for "has a public active ad as main or further category". An index that starts with the category serves
 * each part. The ORDER BY of the second makes PostgreSQL use that index even if it expects an early match.
 */
function present(types: readonly BrochureType[] | null | undefined, now: Date, values: SqlValues): string {
  const isPublic = isPubliclyVisible(types, now, values);
  return `EXISTS (SELECT FROM brochures b WHERE b.category_id = c.id AND ${isPublic})
    OR (SELECT f.brochure_id FROM brochure_categories f JOIN brochures b ON b.id = f.brochure_id
        WHERE f.category_id = c.id AND ${isPublic} ORDER BY f.brochure_id LIMIT 1) IS NOT NULL`;
}
