import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import { StreetIndexEntry } from '../StreetIndexEntry';

/** Locks the row until the transaction ends, and its area too, because the area's grid names the square. */
export async function lockStreet(manager: EntityManager, id: number): Promise<StreetIndexEntry> {
  await manager.query(
    `SELECT FROM map_areas WHERE id = (SELECT map_area_id FROM street_index_entries WHERE id = $1) FOR SHARE`,
    [id],
  );
  const street = await manager
    .getRepository(StreetIndexEntry)
    .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!street) throw new DomainError('NOT_FOUND', 'There is no such street in the index.');
  return street;
}
