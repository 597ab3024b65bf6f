import { Category } from './Category';

/** A category in a list, with only those of its sub-categories that belong to the list. */
export class ListedCategory extends Category {
  listedSubCategories: ListedCategory[] = [];
}
