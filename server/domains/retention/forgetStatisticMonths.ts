import type { DataSource } from 'typeorm';

interface Month {
  first: string;
  next: string;
  /** the month's own table, if any */
  partition: string | null;
}

/**
 * Deletes the months of events that ended before the month of `limit`, oldest first, each at once: checks of daily
 * figures begin at the oldest month with events. Returns the number of months.
 */
export async function forgetStatisticMonths(database: DataSource, limit: Date): Promise<number> {
  const firstKept = new Date(Date.UTC(limit.getUTCFullYear(), limit.getUTCMonth(), 1));
  const months = await database.query<Month[]>(
    `WITH own AS (
       SELECT relname::text AS partition, to_date(right(relname, 7), 'YYYY_MM') AS first
       FROM pg_class JOIN pg_inherits ON inhrelid = pg_class.oid
       WHERE inhparent = 'statistic_events'::regclass AND relname ~ '^statistic_events_\\d{4}_\\d{2}$'
     ), filled AS (
       SELECT DISTINCT date_trunc('month', event_date_time AT TIME ZONE 'UTC')::date AS first
       FROM statistic_events WHERE event_date_time < $1
     )
     SELECT first::text AS first, (first + interval '1 month')::date::text AS next, partition
     FROM filled FULL JOIN own USING (first) WHERE first < ($1::timestamptz AT TIME ZONE 'UTC')::date ORDER BY first`,
    [firstKept],
  );
  for (const { first, next, partition } of months) {
    await database.transaction(async (manager) => {
      // dropping a table locks the whole parent for a moment: rather try again later than block everybody
      await manager.query(`SET LOCAL lock_timeout = '5s'`);
      if (partition !== null) await manager.query(`DROP TABLE ${partition}`);
      await manager.query(
        `DELETE FROM statistic_events
         WHERE event_date_time >= $1::timestamp AT TIME ZONE 'UTC' AND event_date_time < $2::timestamp AT TIME ZONE 'UTC'`,
        [first, next],
      );
    });
  }
  return months.length;
}
