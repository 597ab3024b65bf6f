import { Field, ObjectType, ID, InputType, Int } from 'type-graphql';
import { changedValues } from '../../platform/audit-log/changedValues';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';
import { forgetReferences } from '../../platform/database/referenceCache';
import { Category } from './Category';
import { auditedCategory, readCategory } from './readCategory';
import { CategoryIcon } from './CategoryIcon';

@InputType({ description: 'What changes in a category. What is absent stays as it is.' })
export class UpdateCategoryInput {
  @Field(() => ID, { description: 'Global id of the category.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Name for people, 1 to 80 characters.' })
  name?: string | null;

  @Field(() => Int, { nullable: true, description: 'Place among its neighbours, 0 to 9999.' })
  sortOrder?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether ads may be put into it.' })
  isActive?: boolean | null;

  @Field(() => CategoryIcon, {
    nullable: true,
    description: 'Its icon; absent: as it is; null: that of the category above.',
  })
  icon?: CategoryIcon | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Other words that find its ads in a search: up to 50 of up to 60 characters. Absent: as they are.',
  })
  synonyms?: string[] | null;
}

@ObjectType({ description: 'What `updateCategory` did.' })
export class UpdateCategoryPayload {
  @Field(() => Category, { description: 'The category as it is now.' })
  readonly category: Category;

  constructor(category: Category) {
    this.category = category;
  }
}

export interface CategoryChanges extends Partial<
  Pick<Category, 'name' | 'sortOrder' | 'isActive' | 'ownIcon' | 'synonyms'>
> {
  id: number;
}

/**
 * Changes only the given fields. An inactive category keeps its ads but takes no new ones. `action` is the change's
 * name in the audit log.
 */
export async function updateCategory(
  context: RequestContext,
  { id, ...changes }: CategoryChanges,
  action = 'updateCategory',
): Promise<Category> {
  authorize(context.viewer, 'updateCategory');
  const category = await context.database.transaction(async (manager) => {
    const categories = manager.getRepository(Category);
    const category = await categories.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!category) throw new DomainError('NOT_FOUND', 'There is no such category.');
    const { name, sortOrder, isActive, ownIcon, synonyms } = category;
    const current = { name, sortOrder, isActive, ownIcon, synonyms };
    const next = readCategory({ ...current, ...changes });
    const changed = changedValues(auditedCategory(current), auditedCategory(next));
    if (!changed) return category;
    await categories.update({ id }, next);
    await recordAudit(manager, context, [{ action, entityType: 'Category', entityId: id, ...changed }]);
    return categories.findOneByOrFail({ id });
  });
  forgetReferences(context.database);
  return category;
}
