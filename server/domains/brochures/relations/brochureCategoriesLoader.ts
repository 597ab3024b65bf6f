import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { LoaderFactory } from '../../../platform/context/RequestContext';
import { groupByKey } from '../../../platform/loaders/groupByKey';
import type { Category } from '../../categories/Category';
import { BrochureCategory } from '../BrochureCategory';

/** Loads the further categories of an ad by the ad's number. */
export const brochureCategoriesLoader: LoaderFactory<number, Category[]> = ({ database }) =>
  new DataLoader<number, Category[]>(async (brochureIds) => {
    const found = await database.getRepository(BrochureCategory).find({
      where: { brochureId: In(brochureIds) },
      relations: { category: true },
      order: { category: { sortOrder: 'ASC', id: 'ASC' } },
    });
    return groupByKey(brochureIds, found, (each) => each.brochureId).map((each) =>
      each.flatMap(({ category }) => category ?? []),
    );
  });
