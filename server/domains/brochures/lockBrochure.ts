import type { EntityManager } from 'typeorm';
import { DomainError } from '../../shared/errors/DomainError';
import { Brochure } from './Brochure';

/** Returns a live ad with its row locked until the transaction ends. */
export async function lockBrochure(manager: EntityManager, id: number): Promise<Brochure> {
  const brochure = await manager.getRepository(Brochure).findOne({
    where: { id, recordStatus: true },
    lock: { mode: 'pessimistic_write' },
  });
  if (!brochure) throw new DomainError('NOT_FOUND', `There is no ad ${id}.`);
  return brochure;
}
