import type { EntityManager } from 'typeorm';
import { Asset } from './Asset';

/** Returns an ad's files in the caller's transaction, lowest sortOrder first. */
export function readAssets(manager: EntityManager, brochureId: number): Promise<Asset[]> {
  return manager.getRepository(Asset).find({ where: { brochureId }, order: { sortOrder: 'ASC', id: 'ASC' } });
}
