import { setTimeout as wait } from 'node:timers/promises';
import { In, type DataSource, type QueryDeepPartialEntity } from 'typeorm';
import type { Clock } from '../../clock/Clock';
import { claimMail, type ClaimedMail } from './claimMail';
import { mostAttempts } from './deliverMailJob';
import { MailRefusal } from './MailRefusal';
import type { MailTransport } from './MailTransport';
import { OutgoingMail } from '../OutgoingMail';
import type { OutgoingMailState } from '../OutgoingMailState';
import { renewLease } from './sendingLease';
import { traceSending } from './traceSending';

const pauseMs = 1_000;

const patienceMs = 15 * 60_000;

/**
 * Stores the outcome of a sending attempt, also across an outage of the database: only this process knows the outcome,
 * and otherwise the mail would be sent twice.
 * @throws the database's error after a quarter of an hour, or when this process closes its connections
 */
async function persistOutcome(
  database: DataSource,
  { id, attempts }: ClaimedMail,
  outcome: QueryDeepPartialEntity<OutgoingMail>,
): Promise<void> {
  // a sent mail stays sent, whoever has claimed it since; a refusal concerns only this attempt
  const attempt = outcome.state === 'SENT' ? {} : { attempts };
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      await database
        .getRepository(OutgoingMail)
        .update({ id, ...attempt, state: In(['SENDING', 'QUEUED']) }, { ...outcome, sendingUntil: null });
      return;
    } catch (error) {
      if (!database.isInitialized || Date.now() > deadline) throw error;
      await wait(pauseMs);
    }
  }
}

interface Dependencies {
  database: DataSource;
  clock: Clock;
  /** null: no mail server is configured */
  mailTransport: MailTransport | null;
  identitySecret: string;
}

/**
 * Mails that this process is sending, or whose outcome is not stored yet. Concurrent calls for the same mail share one
 * result.
 */
const inFlight = new WeakMap<DataSource, Map<number, Promise<OutgoingMailState | null>>>();

/**
 * Sends one mail of the outbox, if it is still unsent.
 * @returns its state afterwards; SENDING while another process sends it; null if there is no such mail
 * @throws MailRefusal for a temporary failure: the queue retries
 */
export function deliverMail(
  dependencies: Dependencies,
  { mailId }: { mailId: number },
): Promise<OutgoingMailState | null> {
  const { database } = dependencies;
  const sends = inFlight.get(database) ?? new Map<number, Promise<OutgoingMailState | null>>();
  inFlight.set(database, sends);
  const running = sends.get(mailId);
  if (running) return running;
  const started = deliver(dependencies, mailId).finally(() => sends.delete(mailId));
  sends.set(mailId, started);
  return started;
}

async function deliver(dependencies: Dependencies, mailId: number): Promise<OutgoingMailState | null> {
  const claim = await claimMail(dependencies, mailId);
  if (!claim.mail) return claim.state;
  return send(dependencies, claim.mail, claim.mailTransport);
}

/**
 * Sends a mail that is marked SENDING, without an open transaction, because the mail server may be slow and the
 * database may fail.
 */
async function send(
  { database, clock }: Dependencies,
  mail: ClaimedMail,
  mailTransport: MailTransport,
): Promise<OutgoingMailState> {
  const stopRenewing = renewLease(database, mail);
  try {
    await traceSending(mail.id, () => {
      const { eventKey, recipient: to, subject, text, html, headers, attachments } = mail;
      return mailTransport.send({ eventKey, to, subject, text, html, headers, attachments });
    });
  } catch (error) {
    if (!(error instanceof MailRefusal)) throw error;
    const state = error.permanent || mail.attempts >= mostAttempts ? 'FAILED' : 'QUEUED';
    await persistOutcome(database, mail, { state, lastError: error.message });
    if (state === 'QUEUED') throw error;
    return state;
  } finally {
    stopRenewing();
  }
  const content: Partial<OutgoingMail> = mail.confidential ? { text: '', html: '', attachments: [] } : {};
  await persistOutcome(database, mail, { ...content, lastError: null, state: 'SENT', sentAt: clock.now() });
  return 'SENT';
}
