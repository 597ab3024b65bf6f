import type { DataSource } from 'typeorm';
import type { OutgoingMail } from '../OutgoingMail';

const leaseSeconds = 180;
const renewalMs = 30_000;

/** SQL: when a lease expires unless its process renews it. */
export const leaseEnd = `now() + interval '${leaseSeconds} seconds'`;

/**
 * Renews the lease of a mail while it is being sent.
 * @returns a function that stops this
 */
export function renewLease(database: DataSource, { id, attempts }: Pick<OutgoingMail, 'id' | 'attempts'>): () => void {
  const timer = setInterval(() => {
    database
      .query(
        `UPDATE outgoing_mails SET state = 'SENDING', sending_until = ${leaseEnd}
         WHERE id = $1 AND attempts = $2 AND state IN ('SENDING', 'QUEUED')`,
        [id, attempts],
      )
      // the database is unreachable: the next renewal or the outcome will be stored
      .catch(() => undefined);
  }, renewalMs).unref();
  return () => {
    clearInterval(timer);
  };
}
