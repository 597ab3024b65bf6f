import { IsNull, type EntityManager } from 'typeorm';
import { Field, ObjectType, ID, InputType, Int } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { violates } from '../../platform/database/violates';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';
import { forgetReferences } from '../../platform/database/referenceCache';
import { Category } from './Category';
import { auditedCategory, readCategory } from './readCategory';
import { CategoryIcon } from './CategoryIcon';

@InputType({ description: 'A new category or sub-category.' })
export class CreateCategoryInput {
  @Field({ description: '2 to 60 capital letters, digits and underscores; it stays as it is.' })
  code: string;

  @Field({ description: 'Name for people, 1 to 80 characters.' })
  name: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Global id of the category of the top level that it belongs to; null: it is one of the top level.',
  })
  parent?: string | null;

  @Field(() => Int, { nullable: true, description: 'Place among its neighbours, 0 to 9999; absent: the last.' })
  sortOrder?: number | null;

  @Field(() => CategoryIcon, { nullable: true, description: 'Its icon; absent or null: that of the category above.' })
  icon?: CategoryIcon | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Other words that find its ads in a search: up to 50 of up to 60 characters. Absent: none.',
  })
  synonyms?: string[] | null;
}

@ObjectType({ description: 'What `createCategory` did.' })
export class CreateCategoryPayload {
  @Field(() => Category, { description: 'The category as it is now.' })
  readonly category: Category;

  constructor(category: Category) {
    this.category = category;
  }
}

export interface NewCategory {
  code: string;
  name: string;
  /** null for a top-level category */
  parentId: number | null;
  /** absent: after all siblings */
  sortOrder?: number | undefined;
  /** absent or null: the parent's icon */
  ownIcon?: CategoryIcon | null;
  /** other words for the search; absent: none */
  synonyms?: string[] | undefined;
}

/** Creates a top-level category or a sub-category. There is no third level. */
export async function createCategory(context: RequestContext, input: NewCategory): Promise<Category> {
  authorize(context.viewer, 'createCategory');
  try {
    const category = await context.database.transaction(async (manager) => {
      const { parentId } = input;
      if (parentId !== null) await assertTopLevel(manager, parentId);
      const sortOrder = input.sortOrder ?? (await placeAfterAll(manager, parentId));
      const columns = readCategory({ ...input, sortOrder, synonyms: input.synonyms ?? [] });
      const { id } = await manager.getRepository(Category).save(columns);
      await recordAudit(manager, context, [
        {
          action: 'createCategory',
          entityType: 'Category',
          entityId: id,
          before: null,
          after: auditedCategory(columns),
        },
      ]);
      return manager.getRepository(Category).findOneByOrFail({ id });
    });
    forgetReferences(context.database);
    return category;
  } catch (error) {
    if (!violates(error, 'categories_code_key')) throw error;
    throw refusal('code', 'TAKEN', 'There is a category with this code already. Choose another code.');
  }
}

async function assertTopLevel(manager: EntityManager, parentId: number): Promise<void> {
  const parent = await manager.getRepository(Category).findOneBy({ id: parentId });
  if (!parent) throw refusal('parent', 'UNKNOWN', 'There is no such category to put it under.');
  if (parent.parentId !== null) {
    throw refusal('parent', 'TOO_DEEP', `${parent.name} is a sub-category itself. Choose one of the top level.`);
  }
}

async function placeAfterAll(manager: EntityManager, parentId: number | null): Promise<number> {
  const last = await manager.getRepository(Category).maximum('sortOrder', { parentId: parentId ?? IsNull() });
  return Math.min((last ?? 0) + 1, 9999);
}

function refusal(field: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
}
