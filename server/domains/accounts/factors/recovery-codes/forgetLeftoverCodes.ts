import type { EntityManager } from 'typeorm';
import { factorsOf, hasFactor } from '../factorsOf';
import { RecoveryCode } from './RecoveryCode';

/** Without a second factor there is nothing to recover. */
export async function forgetLeftoverCodes(manager: EntityManager, accountId: number): Promise<void> {
  if (!hasFactor(await factorsOf(manager, accountId))) await manager.getRepository(RecoveryCode).delete({ accountId });
}
