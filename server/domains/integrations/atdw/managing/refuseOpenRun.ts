import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../../shared/errors/DomainError';
import { AtdwRun } from '../AtdwRun';

/** Makes callers take turns until their transaction ends. @throws CONFLICT while a run waits or runs */
export async function refuseOpenRun(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext('atdw runs'))`);
  if (!(await manager.getRepository(AtdwRun).existsBy([{ state: 'WAITING' }, { state: 'RUNNING' }]))) return;
  throw new DomainError('CONFLICT', 'A run is open already. Wait until it has ended.');
}
