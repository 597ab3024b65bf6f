import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { LoaderFactory } from '../../platform/context/RequestContext';
import { groupByKey } from '../../platform/loaders/groupByKey';
import { Category } from './Category';

/** The active sub-categories of a category, by its number, in the order of the menus. */
export const subCategoriesLoader: LoaderFactory<number, Category[]> = ({ database }) =>
  new DataLoader<number, Category[]>(async (parentIds) => {
    const found = await database.getRepository(Category).find({
      where: { parentId: In(parentIds), isActive: true },
      order: { sortOrder: 'ASC', name: 'ASC', id: 'ASC' },
    });
    return groupByKey<number | null, Category>(parentIds, found, (category) => category.parentId);
  });
