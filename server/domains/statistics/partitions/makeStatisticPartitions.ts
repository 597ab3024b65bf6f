import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';

const monthsAhead = 3;

/**
 * Each month's events lie in a table of their own, so that old ones can be dropped at once. Tables are made for the
 * months to come, since a month that has begun may already have events in the default partition, where everything goes
 * that has no table. Running it again makes none.
 */
export async function makeStatisticPartitions({
  database,
  clock,
}: {
  database: DataSource;
  clock: Clock;
}): Promise<void> {
  const now = clock.now();
  for (let ahead = 1; ahead <= monthsAhead; ahead += 1) {
    const first = firstDayOfMonth(now, ahead);
    const next = firstDayOfMonth(now, ahead + 1);
    const name = `statistic_events_${first.slice(0, 4)}_${first.slice(5, 7)}`;
    await database.transaction(async (manager) => {
      // making one locks the whole table for a moment: better to try again tomorrow than to hold everybody up
      await manager.query(`SET LOCAL lock_timeout = '5s'`);
      await manager.query(
        `CREATE TABLE IF NOT EXISTS ${name} PARTITION OF statistic_events
         FOR VALUES FROM ('${first} 00:00:00+00') TO ('${next} 00:00:00+00')`,
      );
    });
  }
}

function firstDayOfMonth(now: Date, ahead: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 10);
}
