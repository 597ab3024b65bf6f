import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import { ApiKey } from './ApiKey';

/** Locks a key that is in force or has been. @throws NOT_FOUND */
export async function lockApiKey(manager: EntityManager, did: string): Promise<ApiKey> {
  const key = await manager.getRepository(ApiKey).findOne({ where: { did }, lock: { mode: 'pessimistic_write' } });
  if (!key) throw new DomainError('NOT_FOUND', 'There is no such key.');
  return key;
}
