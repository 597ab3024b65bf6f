import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { LoaderFactory, RequestContext } from '../../platform/context/RequestContext';
import { mayCall } from '../../shared/authorize';

/** Returns an entry to callers who may list the log; null to everyone else. */
export async function findAuditLogEntry(context: RequestContext, id: number): Promise<AuditLogEntry | null> {
  return mayCall(context.viewer, 'auditLog') ? context.loader(entryLoader).load(String(id)) : null;
}

const entryLoader: LoaderFactory<string, AuditLogEntry | null> = ({ database }) =>
  new DataLoader<string, AuditLogEntry | null>(async (ids) => {
    const found = await database.getRepository(AuditLogEntry).findBy({ id: In(ids) });
    const byId = new Map(found.map((entry) => [entry.id, entry]));
    return ids.map((id) => byId.get(id) ?? null);
  });
