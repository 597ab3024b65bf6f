import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import { MapArea } from '../MapArea';

/** The area, kept from others until the transaction ends: no ad or street can be put on it meanwhile. */
export async function lockMapArea(manager: EntityManager, id: number): Promise<MapArea> {
  const area = await manager.getRepository(MapArea).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!area) throw new DomainError('NOT_FOUND', 'There is no such map area.');
  return area;
}
