import { In, type EntityManager } from 'typeorm';
import { Brochure } from '../../Brochure';

/** Returns ads by their number, deleted ones too. Locked in the order of their numbers, so batches cannot deadlock. */
export async function lockBrochures(
  manager: EntityManager,
  ids: readonly number[],
  { isLocked = true }: { isLocked?: boolean } = {},
): Promise<Map<number, Brochure>> {
  const ads = await manager.getRepository(Brochure).find({
    where: { id: In([...ids]) },
    order: { id: 'ASC' },
    ...(isLocked && { lock: { mode: 'pessimistic_write' as const } }),
  });
  return new Map(ads.map((ad) => [ad.id, ad]));
}
