import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { LoaderFactory, RequestContext } from '../../platform/context/RequestContext';
import { isVisibleLine } from './visibleLines';

/** Returns an entry to callers who may list it; null to everyone else. */
export async function findAuditLogEntry(context: RequestContext, id: number): Promise<AuditLogEntry | null> {
  const entry = await context.loader(entryLoader).load(String(id));
  return entry && isVisibleLine(context.viewer, entry) ? entry : null;
}

const entryLoader: LoaderFactory<string, AuditLogEntry | null> = ({ database }) =>
  new DataLoader<string, AuditLogEntry | null>(async (ids) => {
    const found = await database.getRepository(AuditLogEntry).findBy({ id: In(ids) });
    const byId = new Map(found.map((entry) => [entry.id, entry]));
    return ids.map((id) => byId.get(id) ?? null);
  });
