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

/** Writes in the caller's transaction, so that a rolled back change leaves no entry. Returns the ids of the entries. */
export async function recordAudit(manager: EntityManager, actor: Actor, changes: AuditedChange[]): Promise<string[]> {
  if (changes.length === 0) return [];
  const { clock, viewer, requestId = null, bulkJobId = null } = actor;
  const { identifiers } = await manager.getRepository(AuditLogEntry).insert(
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
  return identifiers.map(({ id }) => String(id));
}
