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
export function recordAudit(manager: EntityManager, actor: Actor, changes: AuditedChange[]): Promise<string[]> {
  return recordAudits(
    manager,
    changes.map((change) => ({ actor, change })),
  );
}

/** The same for changes of several actors. */
export async function recordAudits(
  manager: EntityManager,
  entries: readonly { actor: Actor; change: AuditedChange }[],
): Promise<string[]> {
  if (entries.length === 0) return [];
  const { identifiers } = await manager.getRepository(AuditLogEntry).insert(
    entries.map(({ actor: { clock, viewer, requestId = null, bulkJobId = null }, change }) => ({
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
