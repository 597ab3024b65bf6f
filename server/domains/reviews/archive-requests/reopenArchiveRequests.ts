import { In, IsNull, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import { ArchiveRequest } from './ArchiveRequest';

interface Unarchived {
  /** for the audit log */
  action: string;
  /** when each ad was archived, by its number */
  archivedAt: ReadonlyMap<number, Date>;
}

/**
 * The database settles a waiting request when its ad is archived (`settle_archive_request`). This reopens the requests
 * of ads whose archiving is undone.
 */
export async function reopenArchiveRequests(
  manager: EntityManager,
  actor: Parameters<typeof recordAudit>[1],
  { action, archivedAt }: Unarchived,
): Promise<void> {
  const requests = manager.getRepository(ArchiveRequest);
  const settled = await requests.findBy({
    ...{ brochureId: In([...archivedAt.keys()]), state: 'ARCHIVED', decidedByAccountId: IsNull() },
  });
  const ours = settled.filter(
    ({ brochureId, decidedAt }) => decidedAt?.getTime() === archivedAt.get(brochureId)?.getTime(),
  );
  if (ours.length === 0) return;
  await requests.update({ id: In(ours.map(({ id }) => id)) }, { state: 'WAITING', decidedAt: null });
  const lines = ours.map(({ id, brochureId }) => ({
    ...{ action, entityType: 'ArchiveRequest', entityId: id },
    ...{ before: { state: 'ARCHIVED' }, after: { brochureId, state: 'WAITING' } },
  }));
  await recordAudit(manager, actor, lines);
}
