import type { EntityManager } from 'typeorm';
import { ArchiveRequest } from './ArchiveRequest';

/** The caller holds the ad locked, so that nobody else decides meanwhile. */
export function findWaitingRequest(manager: EntityManager, brochureId: number): Promise<ArchiveRequest | null> {
  return manager.getRepository(ArchiveRequest).findOneBy({ brochureId, state: 'WAITING' });
}
