import type { DataSource } from 'typeorm';
import type { OutgoingMail } from '../OutgoingMail';

const leaseSeconds = 180;
const renewalMs = 30_000;

/** SQL: until when a claim holds if its process says nothing more. */
export const leaseEnd = `now() + interval '${leaseSeconds} seconds'`;

/**
 * Renews the lease of a mail while the mail server takes it.
 * @returns a function that ends it
 */
export function renewLease(database: DataSource, { id, attempts }: Pick<OutgoingMail, 'id' | 'attempts'>): () => void {
  const timer = setInterval(() => {
    database
      .query(
        `UPDATE outgoing_mails SET state = 'SENDING', sending_until = ${leaseEnd}
         WHERE id = $1 AND attempts = $2 AND state IN ('SENDING', 'QUEUED')`,
        [id, attempts],
      )
      // the database is away: the next renewal, or the outcome, will reach it
      .catch(() => undefined);
  }, renewalMs).unref();
  return () => {
    clearInterval(timer);
  };
}
