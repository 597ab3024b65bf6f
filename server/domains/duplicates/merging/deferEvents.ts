import type { EntityManager } from 'typeorm';
import { mostKeptEvents, type EventRoute } from './moveEvents';

/**
 * Returns the ads whose events are too many to move while the rows of their ads are locked. An ad is one of them too while
 * events that are not there yet still come to it, or go.
 */
export async function findAdsWithManyEvents(
  manager: EntityManager,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await manager.query<{ id: number }[]>(
    `SELECT ad.id FROM unnest($1::integer[]) AS ad (id)
     WHERE EXISTS (SELECT FROM event_moves WHERE from_id = ad.id)
       OR EXISTS (SELECT FROM event_moves WHERE to_id = ad.id)
       OR EXISTS (SELECT FROM statistic_events WHERE brochure_id = ad.id OFFSET $2::integer LIMIT 1)`,
    [ids, mostKeptEvents],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Writes down that all events of ads belong to others from now on; `moveMergedEvents` moves them. What was on its way to
 * the ads goes there directly. The caller holds the row locks of the ads, so nobody records an event of them meanwhile.
 */
export async function deferEvents(manager: EntityManager, routes: readonly EventRoute[]): Promise<void> {
  for (const { from, to } of routes) {
    // of events that come back to the ad that had them, those that have not left stay
    await manager.query('DELETE FROM event_moves WHERE from_id = $2 AND to_id = $1', [from, to]);
    await manager.query('UPDATE event_moves SET to_id = $2 WHERE to_id = $1', [from, to]);
    await manager.query(
      `INSERT INTO event_moves (from_id, to_id, after_id, last_id)
       SELECT $1, $2, coalesce((SELECT max(last_id) FROM event_moves WHERE from_id = $1), 0),
         coalesce(pg_sequence_last_value(pg_get_serial_sequence('statistic_events', 'id')::regclass), 0)`,
      [from, to],
    );
  }
}
