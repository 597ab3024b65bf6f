import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../shared/Viewer';
import type { Clock } from '../clock/Clock';
import { AuditLogEntry, type AuditedValues } from './AuditLogEntry';

interface Actor {
  clock: Clock;
  /** null: the system itself, as in a job */
  viewer: Viewer | null;
  requestId?: string;
  /** the bulk job that makes the changes */
  bulkJobId?: number;
}

interface AuditedChange {
  action: string;
  entityType: string;
  entityId: number;
  before: AuditedValues | null;
  after: AuditedValues | null;
}

/** Writes in the caller's transaction, so that a rolled back change leaves no entry. */
export async function recordAudit(manager: EntityManager, actor: Actor, changes: AuditedChange[]): Promise<void> {
  if (changes.length === 0) return;
  const { clock, viewer, requestId = null, bulkJobId = null } = actor;
  await manager.getRepository(AuditLogEntry).insert(
    changes.map((change) => ({
      ...change,
      happenedAt: clock.now(),
      actorAccountId: viewer?.viewing?.administratorId ?? viewer?.accountId ?? null,
      actorRole: viewer?.viewing ? 'ADMINISTRATOR' : (viewer?.role ?? 'SYSTEM'),
      actorApiKey: viewer?.apiKey?.prefix ?? null,
      requestId,
      bulkJobId,
    })),
  );
}
