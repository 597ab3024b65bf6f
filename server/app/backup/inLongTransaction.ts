import type { Client } from 'pg';
import { DatabaseClient } from '../../platform/database/DatabaseClient';
import { StartProblem } from '../../shared/errors/StartProblem';

/** Ends the time-outs that a role may have, until the end of the transaction. `transaction_timeout` is of PostgreSQL 17. */
export async function endTimeouts(client: Pick<Client, 'query'>): Promise<void> {
  await client.query(
    `SELECT set_config(name, '0', true) FROM pg_settings WHERE name IN
     ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`,
  );
}

/** Where a pool between lends connections, one may have to wait for its turn. */
const defaultWaitMs = 30_000;

export interface ConnectionOptions {
  url: string;
  /** how long a connection may be waited for; absent: 30 s */
  longestWaitMs?: number;
}

/** Works with a connection that ends afterwards. @throws StartProblem if none comes free in time */
export async function withConnection<T>(
  options: ConnectionOptions,
  work: (client: DatabaseClient) => Promise<T>,
): Promise<T> {
  const client = new DatabaseClient({ connectionString: options.url, application_name: 'local-offers backup' });
  await client.connect();
  try {
    await queryInTime(client, 'SELECT 1', options);
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Runs a statement that has to wait for a connection behind a pool, such as the begin of a transaction.
 * @throws StartProblem if none comes free in time
 */
export async function queryInTime(
  client: DatabaseClient,
  sql: string,
  { longestWaitMs = defaultWaitMs }: Pick<ConnectionOptions, 'longestWaitMs'>,
): Promise<void> {
  const time = AbortSignal.timeout(longestWaitMs);
  const cut = (): void => client.cut();
  time.addEventListener('abort', cut);
  try {
    await client.query(sql);
  } catch (error) {
    if (!time.aborted) throw error;
    throw new StartProblem(
      `No connection to the database came free within ${longestWaitMs / 1000} s. A backup needs three at the same time: raise the size of the pool, or name PostgreSQL itself.`,
    );
  } finally {
    time.removeEventListener('abort', cut);
  }
}

/** @throws StartProblem if the connection, and with it the locks of its transaction, is lost */
export type AssertHeld = () => Promise<void>;

/**
 * Works while a connection has a transaction open, which writes nothing. Locks for that long belong into a
 * transaction: behind PgBouncer in transaction mode a lock of the session stays in one that others get. A transaction that
 * reads nothing keeps no old rows. `work` asks whether the locks are still held before it relies on them.
 */
export function inLongTransaction<T>(
  options: ConnectionOptions,
  work: (client: DatabaseClient, assertHeld: AssertHeld) => Promise<T>,
): Promise<T> {
  return withConnection(options, async (client) => {
    await queryInTime(client, 'BEGIN', options);
    try {
      await endTimeouts(client);
      return await work(client, () => assertOpen(client));
    } finally {
      // nothing was written; a pool takes the session back at once
      await client.query('ROLLBACK').catch(() => undefined);
    }
  });
}

async function assertOpen(client: DatabaseClient): Promise<void> {
  const silent = setTimeout(() => client.cut(), defaultWaitMs);
  try {
    await client.query('SELECT 1');
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `The backup has lost the connection that kept others from removing its files (${cause}). Begin it again.`,
    );
  } finally {
    clearTimeout(silent);
  }
}
