import { IsNull } from 'typeorm';
import { Field, ObjectType, ID, InputType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';
import { Category } from './Category';

@InputType({ description: 'The order of the categories of one level.' })
export class ReorderCategoriesInput {
  @Field(() => ID, { nullable: true, description: 'Whose sub-categories; null: those of the top level.' })
  parent?: string | null;

  @Field(() => [ID], {
    description: 'Global ids of all categories of the level, inactive ones included, in their order.',
  })
  ids: string[];
}

@ObjectType({ description: 'What `reorderCategories` did.' })
export class ReorderCategoriesPayload {
  @Field(() => [Category], { description: 'The categories of the level as they stand now.' })
  readonly categories: Category[];

  constructor(categories: Category[]) {
    this.categories = categories;
  }
}

/**
 * Sets the order of all siblings of one level. The list must name every sibling, so that two concurrent sorts cannot
 * mix.
 */
export function reorderCategories(
  context: RequestContext,
  { parentId, ids }: { parentId: number | null; ids: readonly number[] },
): Promise<Category[]> {
  authorize(context.viewer, 'reorderCategories');
  return context.database.transaction(async (manager) => {
    const categories = manager.getRepository(Category);
    const neighbours = await categories.find({
      where: { parentId: parentId ?? IsNull() },
      lock: { mode: 'pessimistic_write' },
      order: { id: 'ASC' },
    });
    const known = new Map(neighbours.map((category) => [category.id, category]));
    if (ids.length !== known.size || new Set(ids).size !== ids.length || !ids.every((id) => known.has(id))) {
      const message = 'These are not all categories of this level, each once. Load them again.';
      throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'ids', code: 'NOT_ALL', message }] });
    }
    const moved = ids
      .map((id, index) => ({ id, before: known.get(id)?.sortOrder ?? 0, sortOrder: index + 1 }))
      .filter(({ before, sortOrder }) => before !== sortOrder);
    for (const { id, sortOrder } of moved) await categories.update({ id }, { sortOrder });
    await recordAudit(
      manager,
      context,
      moved.map(({ id, before, sortOrder }) => ({
        ...{ action: 'reorderCategories', entityType: 'Category', entityId: id },
        ...{ before: { sortOrder: before }, after: { sortOrder } },
      })),
    );
    return categories.find({ where: { parentId: parentId ?? IsNull() }, order: { sortOrder: 'ASC', id: 'ASC' } });
  });
}
