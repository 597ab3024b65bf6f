import type { EntityManager } from 'typeorm';
import type { Clock } from '../clock/Clock';
import type { JobQueue } from '../jobs/JobQueue';
import { deliverMailJob } from './delivery/deliverMailJob';
import { isRemovedAddress } from '../../shared/emails/isRemovedAddress';
import type { Mail } from './Mail';
import { OutgoingMail } from './OutgoingMail';

/**
 * Adds a mail to the outbox in the caller's transaction: it is sent if and only if that commits. Returns its id, or
 * null if the event already has a mail, or the address was removed with its person.
 */
export async function queueMail(
  manager: EntityManager,
  { clock, jobs }: { clock: Clock; jobs: JobQueue },
  { eventKey, to, subject, text, html, headers = {}, attachments = [], confidential = false }: Mail,
): Promise<number | null> {
  // somebody whose data were removed meanwhile
  if (isRemovedAddress(to)) return null;
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(OutgoingMail)
    .values({
      ...{ eventKey, recipient: to, subject, text, html, headers, attachments, confidential },
      state: 'QUEUED',
      createdAt: clock.now(),
    })
    .orIgnore()
    .returning('id')
    .execute();
  const mailId = (inserted.raw as { id: number }[])[0]?.id;
  if (mailId === undefined) return null;
  await jobs.enqueue(manager, deliverMailJob, { mailId });
  return mailId;
}
