import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { databaseIdOf } from '../../shared/globalId';
import { withoutNulls } from '../../shared/withoutNulls';
import { createCategory, CreateCategoryPayload, CreateCategoryInput } from './createCategory';
import { reorderCategories, ReorderCategoriesPayload, ReorderCategoriesInput } from './reorderCategories';
import { updateCategory, UpdateCategoryPayload, UpdateCategoryInput } from './updateCategory';

@Resolver()
export class CategoryMaintenanceResolver {
  @Mutation(() => CreateCategoryPayload, {
    description: 'Adds a category, or a sub-category of one of the top level. For administrators.',
  })
  async createCategory(
    @Arg('input', () => CreateCategoryInput, { description: 'The category.' })
    { code, name, parent, sortOrder, icon = null, synonyms }: CreateCategoryInput,
    @Ctx() context: RequestContext,
  ): Promise<CreateCategoryPayload> {
    const parentId = parent == null ? null : databaseIdOf(parent, 'Category', 'parent');
    const input = {
      code,
      name,
      parentId,
      ownIcon: icon,
      sortOrder: sortOrder ?? undefined,
      synonyms: synonyms ?? undefined,
    };
    return new CreateCategoryPayload(await createCategory(context, input));
  }

  @Mutation(() => UpdateCategoryPayload, {
    description:
      'Renames or moves a category, gives it an icon, or switches it on or off; its ads stay in it. For administrators.',
  })
  async updateCategory(
    @Arg('input', () => UpdateCategoryInput, { description: 'Which category, and what changes.' })
    { id, icon, ...changes }: UpdateCategoryInput,
    @Ctx() context: RequestContext,
  ): Promise<UpdateCategoryPayload> {
    const chosen = icon === undefined ? {} : { ownIcon: icon };
    const input = { id: databaseIdOf(id, 'Category', 'id'), ...withoutNulls(changes), ...chosen };
    return new UpdateCategoryPayload(await updateCategory(context, input));
  }

  @Mutation(() => ReorderCategoriesPayload, {
    description: 'Puts the categories of one level in another order. For administrators.',
  })
  async reorderCategories(
    @Arg('input', () => ReorderCategoriesInput, { description: 'Which level, and all of its categories in order.' })
    { parent, ids }: ReorderCategoriesInput,
    @Ctx() context: RequestContext,
  ): Promise<ReorderCategoriesPayload> {
    const parentId = parent == null ? null : databaseIdOf(parent, 'Category', 'parent');
    const input = { parentId, ids: ids.map((id) => databaseIdOf(id, 'Category', 'ids')) };
    return new ReorderCategoriesPayload(await reorderCategories(context, input));
  }
}
