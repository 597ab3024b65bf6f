import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { Clock } from '../../../../platform/clock/Clock';
import type { AtdwRun } from '../AtdwRun';

/** Writes the line of a run, which the log lists in place of those of its ads. A run that changed nothing has none. */
export async function recordRun(
  manager: EntityManager,
  clock: Clock,
  { id, isDryRun, found, created, updated, renewed, archived, refused }: AtdwRun,
): Promise<void> {
  if (isDryRun || created + updated + renewed + archived === 0) return;
  const counts = { found, added: created, changedCount: updated, renewed, archived, refusedCount: refused };
  await recordAudit(manager, { clock, viewer: null }, [
    { action: 'syncAtdw', entityType: 'AtdwRun', entityId: id, before: null, after: counts },
  ]);
}
