import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { LoaderFactory } from '../../../platform/context/RequestContext';

/** Loads the number of the account that has deleted an ad, by the ad's number; null for the site itself. */
export const deletedByLoader: LoaderFactory<number, number | null> = ({ database }) =>
  new DataLoader<number, number | null>(async (ids) => {
    const entries = await database.getRepository(AuditLogEntry).find({
      select: { id: true, entityId: true, actorAccountId: true },
      where: { entityType: 'Brochure', entityId: In([...ids]), action: In(['deleteBrochure', 'deleteOldDrafts']) },
      order: { id: 'ASC' },
    });
    // the last one counts
    const actors = new Map(entries.map(({ entityId, actorAccountId }) => [entityId, actorAccountId]));
    return ids.map((id) => actors.get(id) ?? null);
  });
