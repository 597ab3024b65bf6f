import type { DataSource } from 'typeorm';
import { newDid } from '../../../shared/did';

/**
 * SQL for the database that gives out transaction numbers: the cluster, its time line and the database in it. It differs
 * after a restore and after a failover, where numbers may be given out a second time.
 */
export const feedIdentity = `(SELECT system_identifier::text FROM pg_control_system())
  || ':' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)
  || ':' || (SELECT oid::text FROM pg_database WHERE datname = current_database())`;

/**
 * Begins a new feed if the database is another one than that of the feed: every published ad gets a place, and older
 * cursors are refused. Concurrent callers begin one feed.
 */
export async function renewChangeFeed(database: DataSource): Promise<void> {
  await database.transaction(async (manager) => {
    const [state] = await manager.query<{ isCurrent: boolean | null }[]>(
      `SELECT identity = ${feedIdentity} AS "isCurrent" FROM brochure_change_state FOR UPDATE`,
    );
    if (state?.isCurrent === true) return;
    // a million ads take a quarter of a minute, and a feed that is cut off would never begin
    await manager.query('SET LOCAL statement_timeout = 0');
    await manager.query(`DELETE FROM brochure_changes`);
    // a place that a writer has made meanwhile is later than this one
    await manager.query(`
      INSERT INTO brochure_changes (kind, subject_id, type, did, xid, changed_at)
      SELECT 'BROCHURE', id, type, did, pg_current_xact_id(), now() FROM brochures
      WHERE record_status AND status = 'PUBLISHED' ORDER BY id
      ON CONFLICT (kind, subject_id) DO NOTHING`);
    await manager.query(`UPDATE brochure_change_state SET feed = $1, identity = ${feedIdentity}, forgotten_xid = '0'`, [
      newDid(),
    ]);
  });
}
