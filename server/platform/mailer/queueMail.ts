import type { EntityManager } from 'typeorm';
import type { Clock } from '../clock/Clock';
import type { JobQueue } from '../jobs/JobQueue';
import { inParts } from '../database/inParts';
import { deliverMailJob } from './delivery/deliverMailJob';
import { isRemovedAddress } from '../../shared/emails/isRemovedAddress';
import type { Mail } from './Mail';
import { OutgoingMail } from './OutgoingMail';

interface Dependencies {
  clock: Clock;
  jobs: JobQueue;
}

/**
 * Adds a mail to the outbox in the caller's transaction: it is sent if and only if that commits. Returns its id, or
 * null if the event already has a mail, or the address was removed with its person.
 */
export async function queueMail(
  manager: EntityManager,
  { clock, jobs }: Dependencies,
  mail: Mail,
): Promise<number | null> {
  const [mailId] = await insertMails(manager, clock, [mail]);
  if (mailId === undefined) return null;
  await jobs.enqueue(manager, deliverMailJob, { mailId });
  return mailId;
}

/** The same of many mails in a few statements. */
export async function queueMails(
  manager: EntityManager,
  { clock, jobs }: Dependencies,
  mails: readonly Mail[],
): Promise<void> {
  for (const part of inParts(mails)) {
    const ids = await insertMails(manager, clock, part);
    const payloads = ids.map((mailId) => ({ mailId }));
    await jobs.enqueueAll(manager, deliverMailJob, payloads);
  }
}

/** Returns the ids of those that are new. */
async function insertMails(manager: EntityManager, clock: Clock, mails: readonly Mail[]): Promise<number[]> {
  const createdAt = clock.now();
  // without somebody whose data were removed meanwhile
  const rows = mails
    .filter(({ to }) => !isRemovedAddress(to))
    .map(({ eventKey, to, subject, text, html, headers = {}, attachments = [], confidential = false }) => ({
      ...{ eventKey, recipient: to, subject, text, html, headers, attachments, confidential },
      ...{ state: 'QUEUED' as const, createdAt },
    }));
  if (rows.length === 0) return [];
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(OutgoingMail)
    .values(rows)
    .orIgnore()
    .returning('id')
    .updateEntity(false)
    .execute();
  return (inserted.raw as { id: number }[]).map(({ id }) => id);
}
