import type { EntityManager } from 'typeorm';
import { DomainError } from '../../shared/errors/DomainError';
import { BulkJob } from './BulkJob';

/** Returns a bulk job with its row locked until the transaction ends. */
export async function lockBulkJob(manager: EntityManager, id: number): Promise<BulkJob> {
  const lock = { mode: 'pessimistic_write' } as const;
  const job = await manager.getRepository(BulkJob).findOne({ where: { id }, lock });
  if (!job) throw new DomainError('NOT_FOUND', 'There is no such bulk job.');
  return job;
}
