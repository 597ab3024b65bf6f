import type { DataSource } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { Clock } from '../../platform/clock/Clock';
import { MailOptOut } from '../../platform/mailer/opt-outs/MailOptOut';
import { hashSecretToken } from '../../shared/secret-tokens/hashSecretToken';
import { findTopicByIds } from './findTopic';
import { Follow } from './Follow';
import { daysToConfirm } from './followMails';
import { topicListPath, topicName } from './FollowTopic';

interface Dependencies {
  database: DataSource;
  clock: Clock;
}

/** A follow as the page behind the link shows it. */
export interface FollowOfLink {
  /** what it is about */
  name: string;
  listPath: string;
  isConfirmed: boolean;
  /** the address has unsubscribed from all optional mails, or mails to it came back */
  isOptedOut: boolean;
}

const day = 24 * 60 * 60 * 1000;

async function findFollow({ database, clock }: Dependencies, token: string): Promise<Follow | null> {
  const follow = await database.getRepository(Follow).findOneBy({ tokenHash: hashSecretToken(token) });
  if (!follow) return null;
  const isOver = follow.requestedAt.getTime() + daysToConfirm * day <= clock.now().getTime();
  return follow.confirmedAt === null && isOver ? null : follow;
}

/** Returns the follow of a link; null for a link that is unknown or over. Changes nothing. */
export async function readFollowOfLink(dependencies: Dependencies, token: string): Promise<FollowOfLink | null> {
  const { database } = dependencies;
  const follow = await findFollow(dependencies, token);
  const topic = follow && (await findTopicByIds(database, follow));
  if (!topic) return null;
  const { recipientHash, confirmedAt } = follow;
  return {
    name: topicName(topic),
    listPath: topicListPath(topic),
    isConfirmed: confirmedAt !== null,
    isOptedOut: await database.getRepository(MailOptOut).existsBy({ recipientHash }),
  };
}

/**
 * Starts the mails of a follow. An address that had unsubscribed from all optional mails gets them again, as the page
 * says beside the button. Idempotent. Returns null for a link that is unknown or over.
 */
export async function confirmFollow(dependencies: Dependencies, token: string): Promise<FollowOfLink | null> {
  const { database, clock } = dependencies;
  const found = await findFollow(dependencies, token);
  if (!found) return null;
  await database.transaction(async (manager) => {
    const { id, recipientHash, mapAreaId, categoryId, vendorId } = found;
    const { affected } = await manager
      .createQueryBuilder()
      .update(Follow)
      .set({ confirmedAt: clock.now() })
      .where('id = :id AND confirmed_at IS NULL', { id })
      .execute();
    if (affected !== 1) return;
    await manager.getRepository(MailOptOut).delete({ recipientHash });
    const after = { mapAreaId, categoryId, vendorId };
    await recordAudit(manager, { clock, viewer: null }, [
      { action: 'confirmFollow', entityType: 'Follow', entityId: id, before: null, after },
    ]);
  });
  return readFollowOfLink(dependencies, token);
}
