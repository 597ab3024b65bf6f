import type { EntityManager } from 'typeorm';
import { BrochureCategory } from '../BrochureCategory';

export async function writeFurtherCategories(manager: EntityManager, brochureId: number, ids: number[]): Promise<void> {
  const rows = manager.getRepository(BrochureCategory);
  await rows.delete({ brochureId });
  if (ids.length > 0) await rows.insert(ids.map((categoryId) => ({ brochureId, categoryId })));
}
