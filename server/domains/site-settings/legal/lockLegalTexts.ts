import type { EntityManager } from 'typeorm';
import { legalKinds, type LegalKind } from '../../../../shared/legal/legalKinds';

const lockNumber = 1_792_010;

/** Locks the draft and the versions of a text until the transaction ends. At first it has no row to lock. */
export async function lockLegalTexts(manager: EntityManager, kind: LegalKind): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [lockNumber + legalKinds.indexOf(kind)]);
}
