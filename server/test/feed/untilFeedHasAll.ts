import type { DataSource } from 'typeorm';
import { renewChangeFeed } from '../../domains/browsing/changes/renewChangeFeed';
import { eventually } from '../eventually';

/** Longer than a transaction of any test. */
const patienceMs = 180_000;

/**
 * Waits until the feed of changes has every transaction that has ended so far: open transactions of other tests on the
 * same cluster hold its horizon back. A database without a feed gets one before, as its first reader would begin it.
 */
export async function untilFeedHasAll(database: DataSource): Promise<void> {
  await renewChangeFeed(database);
  const [{ xid }] = await database.query<[{ xid: string }]>('SELECT pg_current_xact_id()::text AS xid');
  await eventually(async () => {
    const [{ isReadable }] = await database.query<[{ isReadable: boolean }]>(
      'SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS "isReadable"',
      [xid],
    );
    if (!isReadable) throw new Error('An earlier transaction still runs.');
  }, patienceMs);
}
