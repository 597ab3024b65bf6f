import { In, type DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { Clock } from '../../platform/clock/Clock';
import { emailsOfHash } from '../../platform/mailer/opt-outs/emailsOfHash';
import type { Viewer } from '../../shared/Viewer';
import { Follow } from './Follow';
import type { StopTarget } from './stopTokens';

/**
 * Deletes the follows of a link, and takes back digests that are not sent yet. Takes effect at once and is idempotent.
 */
export function stopFollows(
  { database, clock, identitySecret }: { database: DataSource; clock: Clock; identitySecret: string },
  target: StopTarget,
): Promise<void> {
  return database.transaction(async (manager) => {
    const where = 'followId' in target ? { id: target.followId } : await ofAddress(manager, identitySecret, target);
    const follows = await manager.getRepository(Follow).find({ where, order: { id: 'ASC' } });
    await deleteFollows(manager, follows, { action: 'stopFollow', clock, viewer: null });
  });
}

async function ofAddress(manager: EntityManager, secret: string, { recipientHash }: { recipientHash: string }) {
  const emails = await emailsOfHash(manager, secret, { table: 'follows', hash: recipientHash });
  return [{ recipientHash }, { email: In(emails) }];
}

interface Deletion {
  action: 'stopFollow' | 'removeFollower';
  clock: Clock;
  /** null: the owner of the address */
  viewer: Viewer | null;
}

/** Deletes follows of one address, in the caller's transaction. The audit log gets no address. */
export async function deleteFollows(
  manager: EntityManager,
  follows: readonly Follow[],
  { action, clock, viewer }: Deletion,
): Promise<void> {
  const [first] = follows;
  if (!first) return;
  await manager.getRepository(Follow).delete(follows.map(({ id }) => id));
  const { email } = first;
  if (!(await manager.getRepository(Follow).existsBy({ email }))) {
    await manager.query(
      `UPDATE outgoing_mails SET state = 'SUPPRESSED'
       WHERE recipient = $1 AND state IN ('QUEUED', 'HELD', 'FAILED') AND starts_with(event_key, 'follow-')`,
      [email],
    );
  }
  await recordAudit(
    manager,
    { clock, viewer },
    follows.map(({ id, mapAreaId, categoryId, vendorId }) => ({
      ...{ action, entityType: 'Follow', entityId: id, before: { mapAreaId, categoryId, vendorId }, after: null },
    })),
  );
}
