import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import { MapArea } from '../MapArea';

/** Returns the area and locks it until the transaction ends, so that no ad or street can be added meanwhile. */
export async function lockMapArea(manager: EntityManager, id: number): Promise<MapArea> {
  const area = await manager.getRepository(MapArea).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!area) throw new DomainError('NOT_FOUND', 'There is no such map area.');
  return area;
}
