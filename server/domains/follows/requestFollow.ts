import { IsNull, type EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { recipientHashOf } from '../../platform/mailer/opt-outs/optOutTokens';
import { queueMail } from '../../platform/mailer/queueMail';
import { isEmailAddress } from '../../shared/emails/isEmailAddress';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';
import { newSecretToken } from '../../shared/secret-tokens/newSecretToken';
import { normalizeEmail } from '../accounts/normalizeEmail';
import { findTopic, type TopicAddress } from './findTopic';
import { Follow } from './Follow';
import { alreadyFollowsMail, confirmationMail } from './followMails';
import type { FollowTopic } from './FollowTopic';

interface FollowRequest {
  address: TopicAddress;
  email: string;
  /** the honeypot */
  website: string;
}

const hour = 60 * 60 * 1000;
/** Limits mail to one address, so that a stranger cannot fill its mailbox. */
const mostMailsInAnHour = 3;
const mostFollows = 30;

/**
 * Mails a link that confirms the follow. Until somebody presses the button behind it, nothing else is sent. The outcome
 * is the same for every address, whether it follows something or not (docs/rules/follows.md#by-mail).
 * @throws VALIDATION_FAILED for a wrong address; NOT_FOUND for a topic that does not exist
 */
export async function requestFollow(context: RequestContext, input: FollowRequest): Promise<void> {
  authorize(context.viewer, 'requestFollow');
  const email = normalizeEmail(input.email);
  if (email.length > 254 || !isEmailAddress(email)) {
    const message = 'Please enter a valid email address.';
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'email', code: 'EMAIL', message }] });
  }
  const topic = await findTopic(context.database, input.address);
  if (!topic) throw new DomainError('NOT_FOUND', 'There is nothing to follow at this address.');
  if (input.website.trim() !== '') return;
  await context.database.transaction((manager) => requestWithin(manager, context, topic, email));
}

async function requestWithin(
  manager: EntityManager,
  context: RequestContext,
  topic: FollowTopic,
  email: string,
): Promise<void> {
  // serialises the requests of one address, so that a double click is one follow
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`follow ${email}`]);
  const now = context.clock.now();
  if ((await countMails(manager, email, new Date(now.getTime() - hour))) >= mostMailsInAnHour) return;
  const follows = manager.getRepository(Follow);
  const ids = {
    mapAreaId: topic.mapArea?.id ?? null,
    categoryId: topic.category?.id ?? null,
    vendorId: topic.vendor?.id ?? null,
  };
  const known = await follows.findOneBy({
    email,
    mapAreaId: ids.mapAreaId ?? IsNull(),
    categoryId: ids.categoryId ?? IsNull(),
    vendorId: ids.vendorId ?? IsNull(),
  });
  if (!known && (await follows.countBy({ email })) >= mostFollows) return;
  const send = (mail: ReturnType<typeof confirmationMail>, key: string, confidential: boolean) =>
    queueMail(manager, context, { eventKey: `${eventPrefix}${key}`, to: email, ...mail, confidential });
  if (known?.confirmedAt != null) {
    await send(alreadyFollowsMail(topic, context, known.id), `${known.id}:${now.toISOString()}`, true);
    return;
  }
  const { token, hash } = newSecretToken();
  const recipientHash = recipientHashOf(context.identitySecret, email);
  const follow = known ?? follows.create({ email, recipientHash, ...ids });
  await follows.save(follows.merge(follow, { tokenHash: hash, requestedAt: now }));
  await send(confirmationMail(topic, context, token), `${follow.id}:${hash.slice(0, 16)}`, true);
  await recordAudit(manager, context, [
    { action: 'requestFollow', entityType: 'Follow', entityId: follow.id, before: null, after: ids },
  ]);
}

const eventPrefix = 'follow-request:';

async function countMails(manager: EntityManager, email: string, since: Date): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM outgoing_mails
     WHERE recipient = $1 AND created_at > $2 AND starts_with(event_key, $3)`,
    [email, since, eventPrefix],
  );
  return row?.count ?? 0;
}
