import { Category } from './Category';

/** A category of a list, with those of its sub-categories that belong to the list: not always all of them. */
export class ListedCategory extends Category {
  listedSubCategories: ListedCategory[] = [];
}
