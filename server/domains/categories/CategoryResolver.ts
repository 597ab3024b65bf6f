import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { Category } from './Category';
import { CategoryIcon } from './CategoryIcon';
import { categoryLoader } from './categoryLoader';
import { iconOf } from './iconOf';
import { subCategoriesOf } from './subCategoriesOf';

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
