import { In, type EntityManager } from 'typeorm';
import { BrochureCategory } from '../BrochureCategory';

export async function writeFurtherCategories(manager: EntityManager, brochureId: number, ids: number[]): Promise<void> {
  await writeFurtherCategoriesOf(manager, [{ id: brochureId, ids }]);
}

/** The same of many ads, in two statements. */
export async function writeFurtherCategoriesOf(
  manager: EntityManager,
  ads: readonly { id: number; ids: readonly number[] }[],
): Promise<void> {
  if (ads.length === 0) return;
  const rows = manager.getRepository(BrochureCategory);
  await rows.delete({ brochureId: In(ads.map(({ id }) => id)) });
  const further = ads.flatMap(({ id, ids }) => ids.map((categoryId) => ({ brochureId: id, categoryId })));
  if (further.length > 0) await rows.insert(further);
}
