import type { RequestContext } from '../../platform/context/RequestContext';
import type { Category } from './Category';
import { ListedCategory } from './ListedCategory';
import { subCategoriesLoader } from './subCategoriesLoader';

/** In a list, those that belong to the list; anywhere else, all that are active. */
export function subCategoriesOf(context: RequestContext, category: Category): Category[] | Promise<Category[]> {
  if (category instanceof ListedCategory) return category.listedSubCategories;
  return context.loader(subCategoriesLoader).load(category.id);
}
