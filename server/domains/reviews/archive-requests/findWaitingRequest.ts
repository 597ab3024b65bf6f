import type { EntityManager } from 'typeorm';
import { ArchiveRequest } from './ArchiveRequest';

/** Returns the waiting request of an ad. The caller holds the ad locked, so that nobody else decides meanwhile. */
export function findWaitingRequest(manager: EntityManager, brochureId: number): Promise<ArchiveRequest | null> {
  return manager.getRepository(ArchiveRequest).findOneBy({ brochureId, state: 'WAITING' });
}
