import type { DataSource } from 'typeorm';
import type { JobQueue } from '../../jobs/JobQueue';
import { deliverMailJob, mostAttempts } from './deliverMailJob';
import type { OutgoingMailState } from '../OutgoingMailState';

/** Time for a process that had lost the database to store the outcome of its attempt. */
const graceSeconds = 30;

const sentAgain = 'The site stopped while it sent this mail; it is sent again.';
const givenUp = `The site stopped while it sent this mail, ${mostAttempts} times; it is not sent again.`;

/**
 * Queues mails again whose process died while sending: their lease has expired. A mail without an attempt left becomes
 * FAILED, because it may be what crashes the process.
 * @returns the number of mails that are queued again
 */
export function recoverInterruptedMails({ database, jobs }: { database: DataSource; jobs: JobQueue }): Promise<number> {
  return database.transaction(async (manager) => {
    const [mails] = await manager.query<[{ id: number; state: OutgoingMailState }[], number]>(
      `UPDATE outgoing_mails SET state = CASE WHEN attempts < $1 THEN 'QUEUED' ELSE 'FAILED' END, sending_until = NULL,
         last_error = CASE WHEN attempts < $1 THEN $2 ELSE $3 END
       WHERE state = 'SENDING' AND sending_until < now() RETURNING id, state`,
      [mostAttempts, sentAgain, givenUp],
    );
    const queued = mails.filter(({ state }) => state === 'QUEUED');
    const later = { ...deliverMailJob, delaySeconds: graceSeconds };
    for (const { id } of queued) await jobs.enqueue(manager, later, { mailId: id });
    return queued.length;
  });
}
