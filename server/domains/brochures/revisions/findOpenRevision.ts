import { In, type EntityManager } from 'typeorm';
import { BrochureRevision } from './BrochureRevision';

/** The change that waits, or was sent back and can be taken up again. */
export function findOpenRevision(manager: EntityManager, brochureId: number): Promise<BrochureRevision | null> {
  return manager.getRepository(BrochureRevision).findOneBy({ brochureId, state: In(['WAITING', 'CHANGES_REQUESTED']) });
}
