import type { DataSource } from 'typeorm';
import type { JobQueue } from '../jobs/JobQueue';
import { deliverMailJob } from './deliverMailJob';

/** Time for a process that is alive and had lost the database to store what came of its attempt. */
const graceSeconds = 30;

const lastError = 'The site stopped while it sent this mail; it is sent again.';

/**
 * Queues the mails again whose process died while it sent them: nobody has renewed their lease.
 * @returns how many
 */
export function recoverInterruptedMails({ database, jobs }: { database: DataSource; jobs: JobQueue }): Promise<number> {
  return database.transaction(async (manager) => {
    const [mails] = await manager.query<[{ id: number }[], number]>(
      `UPDATE outgoing_mails SET state = 'QUEUED', sending_until = NULL, last_error = $1
       WHERE state = 'SENDING' AND sending_until < now() RETURNING id`,
      [lastError],
    );
    const later = { ...deliverMailJob, delaySeconds: graceSeconds };
    for (const { id } of mails) await jobs.enqueue(manager, later, { mailId: id });
    return mails.length;
  });
}
