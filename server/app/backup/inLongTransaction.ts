import type { Client } from 'pg';
import { DatabaseClient } from '../../platform/database/DatabaseClient';

/** Ends the time-outs that a role may have, until the end of the transaction. `transaction_timeout` is of PostgreSQL 17. */
export async function endTimeouts(client: Pick<Client, 'query'>): Promise<void> {
  await client.query(
    `SELECT set_config(name, '0', true) FROM pg_settings WHERE name IN
     ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`,
  );
}

/** Works with a connection that ends afterwards. */
export async function withConnection<T>(url: string, work: (client: DatabaseClient) => Promise<T>): Promise<T> {
  const client = new DatabaseClient({ connectionString: url, application_name: 'local-offers backup' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Works while a connection has a transaction open, which writes nothing. Locks for that long belong into a
 * transaction: behind PgBouncer in transaction mode a lock of the session stays in one that others get. A transaction that
 * reads nothing keeps no old rows.
 */
export function inLongTransaction<T>(url: string, work: (client: DatabaseClient) => Promise<T>): Promise<T> {
  return withConnection(url, async (client) => {
    await client.query('BEGIN');
    try {
      await endTimeouts(client);
      return await work(client);
    } finally {
      // nothing was written; a pool takes the session back at once
      await client.query('ROLLBACK').catch(() => undefined);
    }
  });
}
