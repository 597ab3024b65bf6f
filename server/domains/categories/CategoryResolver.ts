import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext, LoaderFactory } from '../../platform/context/RequestContext';
import { Category } from './Category';
import { CategoryIcon } from './CategoryIcon';
import { categoryLoader } from './categoryLoader';
import { ListedCategory } from './ListedCategory';
import { groupByKey } from '../../platform/loaders/groupByKey';

/** Active sub-categories in menu order, keyed by the id of the parent category. */
const subCategoriesLoader: LoaderFactory<number, Category[]> = ({ database }) =>
  new DataLoader<number, Category[]>(async (parentIds) => {
    const found = await database.getRepository(Category).find({
      where: { parentId: In(parentIds), isActive: true },
      order: { sortOrder: 'ASC', name: 'ASC', id: 'ASC' },
    });
    return groupByKey<number | null, Category>(parentIds, found, (category) => category.parentId);
  });

@Resolver(() => Category)
export class CategoryResolver {
  @FieldResolver(() => [Category], { description: 'Active sub-categories in the order of the menus.' })
  subCategories(@Root() category: Category, @Ctx() context: RequestContext): Category[] | Promise<Category[]> {
    return subCategoriesOf(context, category);
  }

  @FieldResolver(() => CategoryIcon, {
    description: 'Its icon: the one chosen for it, else that of the category above.',
  })
  icon(@Root() category: Category, @Ctx() context: RequestContext): CategoryIcon | Promise<CategoryIcon> {
    return iconOf(context, category);
  }

  @FieldResolver(() => Category, {
    nullable: true,
    description: 'The category above; null for those of the top level.',
  })
  parent(
    @Root() { parent, parentId }: Category,
    @Ctx() context: RequestContext,
  ): Category | null | Promise<Category | null> {
    if (parent !== undefined) return parent;
    return parentId === null ? null : context.loader(categoryLoader).load(parentId);
  }
}

/** For a category in a list: its sub-categories in that list. For any other: all active ones. */
function subCategoriesOf(context: RequestContext, category: Category): Category[] | Promise<Category[]> {
  if (category instanceof ListedCategory) return category.listedSubCategories;
  return context.loader(subCategoriesLoader).load(category.id);
}

/** Returns the category's own icon, else its parent's, else SHAPES. */
export function iconOf(context: RequestContext, category: Category): CategoryIcon | Promise<CategoryIcon> {
  const { ownIcon, parent, parentId } = category;
  if (ownIcon !== null) return ownIcon;
  if (parent != null || parentId === null) return parent?.ownIcon ?? 'SHAPES';
  return context
    .loader(categoryLoader)
    .load(parentId)
    .then((above) => above?.ownIcon ?? 'SHAPES');
}
