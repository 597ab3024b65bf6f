import { In, type EntityManager } from 'typeorm';
import { BrochureRevision } from './BrochureRevision';

/** Returns the revision that waits, or that was sent back for changes. */
export function findOpenRevision(manager: EntityManager, brochureId: number): Promise<BrochureRevision | null> {
  return manager.getRepository(BrochureRevision).findOneBy({ brochureId, state: In(['WAITING', 'CHANGES_REQUESTED']) });
}
