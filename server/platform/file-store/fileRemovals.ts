import type { EntityManager } from 'typeorm';
import type { DatabaseClient } from '../database/DatabaseClient';

/** Removals share this lock; a backup has it alone, from before its snapshot to its last file. */
const lock = `hashtext('local-offers file removals')`;

/** True unless a backup is running or about to begin. Then none begins until this transaction ends. */
export async function mayRemoveFiles(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ isOurs: boolean }[]>(
    `SELECT pg_try_advisory_xact_lock_shared(${lock}) AS "isOurs"`,
  );
  return row?.isOurs === true;
}

/** Waits until removals that have begun are done. No other begins until the transaction of this connection ends. */
export async function waitForFileRemovals(client: DatabaseClient): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(${lock})`);
}
