import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../clock/Clock';
import { deliverMailJob } from './deliverMailJob';
import { MailRefusal } from './MailRefusal';
import type { MailTransport } from './MailTransport';
import { optOutUrlOf } from './optionalMail';
import { OutgoingMail } from './OutgoingMail';
import type { OutgoingMailState } from './OutgoingMailState';
import { withoutOptedOut } from './withoutOptedOut';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  /** null: no mail server is configured */
  mailTransport: MailTransport | null;
  identitySecret: string;
}

const mostAttempts = (deliverMailJob.retry?.limit ?? 0) + 1;

/**
 * Sends one mail of the outbox, if it still waits; its state afterwards. Its row is locked meanwhile, so that two never
 * send it at once. A failure that may pass is thrown, for the queue to try again.
 */
export async function deliverMail(
  dependencies: Dependencies,
  { mailId }: { mailId: number },
): Promise<OutgoingMailState | null> {
  const outcome = await dependencies.database.transaction((manager) => attempt(manager, dependencies, mailId));
  if (outcome instanceof MailRefusal) throw outcome;
  return outcome;
}

/** The refusal comes back as a value: it has to be written down, and a throw would undo that. */
async function attempt(
  manager: EntityManager,
  { clock, mailTransport, identitySecret }: Dependencies,
  id: number,
): Promise<OutgoingMailState | MailRefusal | null> {
  const mails = manager.getRepository(OutgoingMail);
  const mail = await mails.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  if (mail?.state !== 'QUEUED') return mail?.state ?? null;
  if (!mailTransport) {
    await mails.update({ id }, { state: 'HELD' });
    return 'HELD';
  }
  if (optOutUrlOf(mail) !== null && (await withoutOptedOut(manager, identitySecret, [mail.recipient])).length === 0) {
    await mails.update({ id }, { state: 'SUPPRESSED', lastError: null });
    return 'SUPPRESSED';
  }
  const tried = { attempts: mail.attempts + 1, lastAttemptAt: clock.now() };
  try {
    const { eventKey, recipient: to, subject, text, html, headers, attachments } = mail;
    await mailTransport.send({ eventKey, to, subject, text, html, headers, attachments });
  } catch (error) {
    if (!(error instanceof MailRefusal)) throw error;
    const isLast = error.permanent || tried.attempts >= mostAttempts;
    await mails.update({ id }, { ...tried, lastError: error.message, state: isLast ? 'FAILED' : 'QUEUED' });
    return isLast ? 'FAILED' : error;
  }
  const content = mail.confidential ? { text: '', html: '', attachments: [] } : {};
  await mails.update({ id }, { ...tried, ...content, lastError: null, state: 'SENT', sentAt: clock.now() });
  return 'SENT';
}
