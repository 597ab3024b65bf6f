import { Field, ObjectType } from 'type-graphql';
import { changedValues } from '../../platform/audit-log/changedValues';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/permissions';
import { Category } from './Category';
import { readCategory } from './readCategory';

@ObjectType({ description: 'What `updateCategory` did.' })
export class UpdateCategoryPayload {
  @Field(() => Category, { description: 'The category as it is now.' })
  readonly category: Category;

  constructor(category: Category) {
    this.category = category;
  }
}

export interface UpdateCategoryInput extends Partial<Pick<Category, 'name' | 'sortOrder' | 'isActive' | 'ownIcon'>> {
  id: number;
}

/** What is not given stays as it is. An inactive category keeps its ads, but takes no new ones. */
export async function updateCategory(
  context: RequestContext,
  { id, ...changes }: UpdateCategoryInput,
): Promise<Category> {
  authorize(context.viewer, 'updateCategory');
  return context.database.transaction(async (manager) => {
    const categories = manager.getRepository(Category);
    const category = await categories.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!category) throw new DomainError('NOT_FOUND', 'There is no such category.');
    const { name, sortOrder, isActive, ownIcon } = category;
    const current = { name, sortOrder, isActive, ownIcon };
    const next = readCategory({ ...current, ...changes });
    const changed = changedValues(current, next);
    if (!changed) return category;
    await categories.update({ id }, next);
    await recordAudit(manager, context, [
      { action: 'updateCategory', entityType: 'Category', entityId: id, ...changed },
    ]);
    return categories.findOneByOrFail({ id });
  });
}
